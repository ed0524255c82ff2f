"""The server: matches over HTTP, for programs, pages and streams."""
