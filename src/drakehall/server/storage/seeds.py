"""How a database stores seeds: no column type that all databases share holds whole numbers of 128 bits."""

from typing import final

from sqlalchemy import Dialect, String
from sqlalchemy.types import TypeDecorator

MOST_DIGITS = 39


@final
class Seed(TypeDecorator[int]):
    """A whole number, stored as its digits."""

    impl = String(MOST_DIGITS)
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        """Write the digits."""
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | None:
        """Read them."""
        return None if value is None else int(value)
