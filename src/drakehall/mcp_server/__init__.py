"""Tables for language models, over the Model Context Protocol: an adapter of the hall without rules of its own."""
