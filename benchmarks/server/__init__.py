"""How fast the server is: real servers, real connections, seats that play on the same machine."""
