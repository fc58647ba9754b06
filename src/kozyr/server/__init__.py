"""The server: tables over HTTP and WebSockets, with every event stored before anyone hears of it."""
