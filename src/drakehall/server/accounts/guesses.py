"""How often one may guess.

Whoever guesses from one address is stopped there, before anybody else is: no single address can use up what is allowed
for a name. What is allowed for a name stops those who guess from many addresses. It fills again by itself, and neither
passkeys and recovery codes, which nobody can guess, nor devices that are signed in depend on it: nobody is locked out.
"""

from typing import Final, final

from drakehall.hall import tokens
from drakehall.hall.limits import Buckets, Clock, network
from drakehall.server.settings import Settings

HOUR: Final = 3600.0
BURST: Final = 3
"""An hour's worth may be used up in a moment, divided by this."""
FOR_A_NAME: Final = 5
"""So many times as much as from one address is allowed for one name from all addresses together."""


@final
class Guesses:
    """The limits of one process."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        """Limit as the settings say."""
        told = (clock,) if clock else ()
        guesses, opened = settings.guesses_per_hour, settings.accounts_per_hour
        self._addresses = Buckets(guesses / HOUR, max(1, guesses / BURST), *told)
        self._names = Buckets(FOR_A_NAME * guesses / HOUR, max(1, FOR_A_NAME * guesses / BURST), *told)
        self._opened = Buckets(opened / HOUR, opened, *told)

    def guess(self, address: str, name: str | None = None) -> None:
        """Let somebody try, perhaps the password of a name; `TooMuch` if they have tried too often."""
        self._addresses.take(network(address))
        if name is not None:
            self._names.take(tokens.digest(name))

    def right(self, address: str, name: str | None = None) -> None:
        """It was no guess."""
        self._addresses.give_back(network(address))
        if name is not None:
            self._names.give_back(tokens.digest(name))

    def open(self, address: str) -> None:
        """Let somebody open an account, or learn that a name is taken."""
        self._opened.take(network(address))
