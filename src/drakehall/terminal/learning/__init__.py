"""Lessons, exercises and puzzles in a terminal."""
