"""Environments for research: PettingZoo, Gymnasium and OpenSpiel over the same rules, and none of their own."""
