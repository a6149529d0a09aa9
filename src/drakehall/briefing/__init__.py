"""A game for readers with neither a screen nor a page: rules, position, events, question and choices, as text.

Everything is made from what one seat may know: the position handed in here is a sample, never the real one.
"""
