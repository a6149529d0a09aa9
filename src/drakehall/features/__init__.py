"""Positions as numbers: for each game a fixed layout of named fields that hold what a seat may know, and no more."""

from drakehall.features.layout import Field, Layout, Plan, fill_mask
from drakehall.features.registry import NoLayout, layout

__all__ = ["Field", "Layout", "NoLayout", "Plan", "fill_mask", "layout"]
