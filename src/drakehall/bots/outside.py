"""Bots of other packages: installed under the entry point group `drakehall.bots`, or named by module and class.

Code is loaded only if the user installed it or typed its name on a command line. `register` is for command lines:
a name that comes over the network or from a file only ever finds what is already known.
"""

import re
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from operator import index
from typing import Final, Protocol, SupportsIndex, final

from drakehall.bots.bot import Bot, Budget
from drakehall.bots.errors import BotFailed, BotNotAllowed, BotTooSlow, BrokenBot, IllegalChoice, OtherGames
from drakehall.kernel.game import Game
from drakehall.kernel.state import State

GROUP: Final = "drakehall.bots"
SPELLING: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")
"""A bot by module and class: `package.module:Class`."""
PATIENCE = 60.0
"""Seconds that one decision may take if no other limit is set; it is there to catch endless loops."""


class Maker(Protocol):
    """A class, or a function, that makes a bot. An attribute `games` may name the games it plays; without it, all."""

    def __call__(self, game: Game, seed: int) -> Bot:
        """Make a bot for a game; its choices should depend only on the seed and the positions it is shown."""
        ...


_registered: dict[str, Maker] = {}


def is_spelled(name: str) -> bool:
    """Return whether a name spells a bot by module and class."""
    return ":" in name


def register(spelling: str, name: str | None = None) -> None:
    """Load a bot by module and class; it is then known by that spelling, or by a name."""
    if not SPELLING.fullmatch(spelling):
        raise BrokenBot(name=spelling, why="a bot is spelled package.module:Class")
    known = name or spelling
    if known not in _registered:
        module, _, attribute = spelling.partition(":")
        _registered[known] = _maker(spelling, EntryPoint(attribute, f"{module}:{attribute}", GROUP))


def names(game: Game) -> list[str]:
    """Return the bots of other packages that play a game, except those that cannot be loaded."""
    found = []
    for name in [*sorted(_installed()), *_registered]:
        try:
            maker = _found(name)
        except BrokenBot:
            continue
        if maker is not None and _plays(maker, game):
            found.append(name)
    return found


def make(name: str, game: Game, seed: int) -> Bot | None:
    """Make an installed or registered bot; None if there is none of that name."""
    maker = _found(name)
    if maker is None and is_spelled(name):
        raise BotNotAllowed(name=name)
    if maker is None:
        return None
    if not _plays(maker, game):
        raise OtherGames(name=name, game=game.name, known=", ".join(_games(maker) or ()))
    try:
        bot = maker(game, seed)
    except Exception as error:  # whatever another package's code does
        raise BrokenBot(name=name, why=_told(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise BrokenBot(name=name, why="it has no method choose(position, seat, budget)")
    return OutsideBot(name, bot)


def package(name: str) -> str | None:
    """Return the package or module that a bot comes from; None for a bot of the hall."""
    if is_spelled(name):
        return re.split("[.:]", name)[0]
    entry = _installed().get(name)
    return entry.module.partition(".")[0] if entry else None


@final
class OutsideBot:
    """Holds a bot of another package to what bots promise, and names the bot that breaks a promise."""

    def __init__(self, name: str, bot: Bot) -> None:
        """Take the bot under its name."""
        self._name = name
        self._bot = bot

    def choose(self, position: State, seat: int, budget: Budget) -> int:
        """Let it choose; a `HallError` names it if it raises an error, takes too long or chooses illegally."""
        legal = frozenset(position.legal())
        number = seat + 1
        try:
            with _within(PATIENCE):
                chosen: object = self._bot.choose(position, seat, budget)
        except _Overdue:
            raise BotTooSlow(name=self._name, seconds=int(PATIENCE), number=number) from None
        except (Exception, SystemExit) as error:  # whatever another package's code does
            raise BotFailed(name=self._name, number=number, why=_told(error)) from error
        if not isinstance(chosen, SupportsIndex) or index(chosen) not in legal:
            raise IllegalChoice(name=self._name, given=repr(chosen), number=number)
        return index(chosen)


class _Overdue(BaseException):
    """Time is up. Not an Exception, so that a bot does not catch it by mistake."""


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, if the system has a timer; otherwise, and in other threads, there is no limit."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: object) -> None:
        raise _Overdue

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _found(name: str) -> Maker | None:
    """Return the maker of a bot that is registered or installed."""
    if name in _registered:
        return _registered[name]
    return _of_entry(name) if name in _installed() else None


@cache
def _of_entry(name: str) -> Maker:
    return _maker(name, _installed()[name])


def _maker(name: str, entry: EntryPoint) -> Maker:
    try:
        found = entry.load()
    except (Exception, SystemExit) as error:  # whatever another package's module does when it is imported
        raise BrokenBot(name=name, why=_told(error)) from error
    if not callable(found):
        raise BrokenBot(name=name, why="it is neither a class nor a function that makes a bot")
    maker: Maker = found
    return maker


def _plays(maker: Maker, game: Game) -> bool:
    known = _games(maker)
    return known is None or game.name in known


def _games(maker: Maker) -> tuple[str, ...] | None:
    known = getattr(maker, "games", None)
    return None if known is None else tuple(known)


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
