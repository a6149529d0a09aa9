"""What a server and its clients say to each other: frozen messages, JSON on the wire. No behaviour."""
