"""What every game shares. The kernel knows no game."""
