# What Smoki's cards and icons mean.

smoki-legend-cards = Cards
smoki-sign-raven = { $card }. { $text }
smoki-sign-least = The lowest value of all; but two of them in a column count 0, like any equal cards

smoki-legend-figures = Beside a player's name
smoki-sign-token = Tokens: the lowest score of a round earns one
smoki-sign-scores = Points so far: fewer is better
