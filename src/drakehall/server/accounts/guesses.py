"""How often credentials may be guessed.

Guesses from one address are stopped there, before anybody else is affected: no single address can use up what is
allowed for a name. The allowance for a name stops guesses from many addresses. It refills by itself, and neither
unguessable passkeys and recovery codes nor devices already signed in depend on it: nobody is locked out.
"""

from typing import Final, final

from drakehall.hall import tokens
from drakehall.hall.limits import Buckets, Clock, network
from drakehall.server.settings import Settings

HOUR: Final = 3600.0
BURST: Final = 3
"""An hour's allowance divided by this may be used up at once."""
FOR_A_NAME: Final = 5
"""How many times the allowance of one address all addresses together have for one name."""


@final
class Guesses:
    """The limits of one process."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        """Take the limits from the settings."""
        told = (clock,) if clock else ()
        guesses, opened = settings.guesses_per_hour, settings.accounts_per_hour
        self._addresses = Buckets(guesses / HOUR, max(1, guesses / BURST), *told)
        self._names = Buckets(FOR_A_NAME * guesses / HOUR, max(1, FOR_A_NAME * guesses / BURST), *told)
        self._opened = Buckets(opened / HOUR, opened, *told)

    def guess(self, address: str, name: str | None = None) -> None:
        """Allow an attempt, perhaps at the password of a name; `TooMuch` if there have been too many."""
        self._addresses.take(network(address))
        if name is not None:
            self._names.take(tokens.digest(name))

    def right(self, address: str, name: str | None = None) -> None:
        """Give an attempt back that was no guess."""
        self._addresses.give_back(network(address))
        if name is not None:
            self._names.give_back(tokens.digest(name))

    def open(self, address: str) -> None:
        """Allow opening an account, or learning that a name is taken."""
        self._opened.take(network(address))
