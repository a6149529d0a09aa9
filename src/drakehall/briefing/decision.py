"""A decision as text: the question, and the choices with their notation."""

import msgspec

from drakehall.briefing.board_lines import lines
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.terminal import questions
from drakehall.text import Words


class Choice(msgspec.Struct, frozen=True):
    """A legal action: its notation, and what it means."""

    action: str
    means: str


def question(world: State, seat: int, words: Words) -> str:
    """Return what the deciding seat is asked; `world` is a sample of its position."""
    told = [line for part in questions.about(world, seat, words) for line in lines(part)]
    return "\n".join([*told, questions.asked(world, seat, words)])


def choices(game: Game, world: State, seat: int, words: Words) -> list[Choice]:
    """List what the deciding seat may do; `world` is a sample of its position."""
    return [
        Choice(world.actions.name(action), questions.choice(game, world, seat, action, words))
        for action in questions.choices(game, world)
    ]


def listed(found: list[Choice]) -> str:
    """Return choices one below the other: the notation, a colon, the meaning."""
    return "\n".join(f"{each.action}: {each.means}" for each in found)
