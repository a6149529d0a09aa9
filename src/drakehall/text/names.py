"""Names for everyone at a table, no two of them alike."""

from collections.abc import Sequence
from itertools import count

from drakehall.kernel.errors import visible
from drakehall.session.session import Session
from drakehall.text.words import Words


def words_of(language: str, session: Session) -> Words:
    """Return the words of a language for a session, with the names of all it lists, including automatic opponents."""
    words = Words(language, session.game.name, options=session.options)
    words.players = distinct([visible(player.name) for player in session.players])
    if len(session.state.scores()) > len(words.players):
        words.players.append(opponent(words))
    return words


def distinct(names: Sequence[str]) -> list[str]:
    """Number the names that several players share."""
    found: list[str] = []
    for name in names:
        numbered = (f"{name} {number}" for number in count(1))
        free = (each for each in numbered if each not in names and each not in found)
        found.append(next(free) if names.count(name) > 1 else name)
    return found


def opponent(words: Words) -> str:
    """Return the name of the opponent that acts by rule, as the game calls it."""
    own = f"{words.game}-opponent"
    return words.say(own if words.has(own) else "hall-opponent")


def bot_name(words: Words, bot: str) -> str:
    """Return the name of a kind of bot: a level or a style of the game by its title, any other by its own name."""
    known = (id_ for id_ in (f"{words.game}-bot-{bot}", f"bot-{bot}") if words.has(id_))
    id_ = next(known, None)
    return bot.rpartition(":")[2] if id_ is None else words.say(id_)
