"""Environments for research: PettingZoo, Gymnasium and OpenSpiel over the same rules; none has rules of its own."""
