"""The addresses of the hall."""
