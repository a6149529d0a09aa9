"""Compiled modules for the same package."""
