"""How soon a click is seen in another browser, and how soon there is a page: Chromium, and a server under load."""
