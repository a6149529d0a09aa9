"""Observations and actions as Gymnasium describes them."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Space

from drakehall.features import Layout


def observation_space(layout: Layout, actions: int) -> Space[Any]:
    """Describe the numbers of a layout, each within the bounds of its field, beside a mask of the legal actions."""
    low = np.empty(layout.size, np.int16)
    high = np.empty(layout.size, np.int16)
    for field in layout.fields:
        low[field.start : field.start + field.size] = field.low
        high[field.start : field.start + field.size] = field.high
    return Dict({"observation": Box(low, high, dtype=np.int16), "action_mask": Box(0, 1, (actions,), np.int8)})
