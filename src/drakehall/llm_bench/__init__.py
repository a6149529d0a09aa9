"""How well a language model plays: matches against the ladder of bots, one prompt for each decision."""
