"""Play at a hall from Python: `async with Client("http://localhost:8000") as hall: …` (see docs/server.md)."""

from drakehall.client.client import Client, Refusal
from drakehall.client.seat import SeatAtTable

__all__ = ["Client", "Refusal", "SeatAtTable"]
