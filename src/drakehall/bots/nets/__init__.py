"""Nets: what small learned nets add to hand-made evaluations, in whole numbers, so that all machines choose alike."""
