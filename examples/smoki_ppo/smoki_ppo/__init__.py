"""A player of Smoki that has learnt by playing against itself."""
