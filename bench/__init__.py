"""Measurements of the whole: run by hand or by make, results recorded beside them."""
