"""The hall as a server: live tables that never lose a move."""
