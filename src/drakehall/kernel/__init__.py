"""What every game shares. The kernel knows nothing about any particular game."""
