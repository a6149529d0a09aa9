"""How messages are written."""

from typing import Final

import msgspec

ENCODER: Final = msgspec.json.Encoder()
