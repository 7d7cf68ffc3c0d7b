"""The server: tables over HTTP and WebSockets, and where they are kept."""
