"""The one entry point: drakehall <command>."""

from drakehall.cli.app import main

__all__ = ["main"]
