"""What the hall notes for its keeper. Secrets are never passed to it."""

import logging
from typing import Final

LOGGER: Final = logging.getLogger("drakehall")


def note(event: str, **facts: object) -> None:
    """Log that something happened."""
    LOGGER.info(event, extra={"facts": facts})


def warn(event: str, **facts: object) -> None:
    """Log that something did not work and was got round."""
    LOGGER.warning(event, extra={"facts": facts})


def fault(event: str, error: BaseException, **facts: object) -> None:
    """Log a fault of ours with its traceback (which holds no values)."""
    LOGGER.error(event, exc_info=error, extra={"facts": facts})
