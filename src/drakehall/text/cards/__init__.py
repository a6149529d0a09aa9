"""Names, texts and drawings of cards and tiles, written in plain Python from the rows of the tables in force.

A browser's worker runs these modules: they import neither Fluent nor Babel.
"""
