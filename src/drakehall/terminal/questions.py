"""A decision in words: what it is about, what is asked, and what each choice means."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.terminal.boards import aside_of, detail_of
from drakehall.text import Words


def about(state: State, seat: int, words: Words) -> list[RenderableType]:
    """Say what asks a seat, and what is at stake: the text of the card, or what is printed there."""
    question = state.question(seat)
    text = words.face(question.face).text if question is not None else ""
    if question is None or question.source is None or not text:
        return []
    told = words.say("hall-question", source=words.message(question.source), prompt=text)
    return [Text(words.say("hall-about"), style="bold"), Padding(told, (0, 0, 0, 5))]


def asked(state: State, seat: int, words: Words) -> str:
    """Word the question to a seat."""
    question = state.question(seat)
    return words.question(question) if question is not None else words.say("hall-deciding")


def choices(game: Game, state: State) -> list[int]:
    """List the legal actions in the order in which people are shown them."""
    aside = aside_of(game.name)
    return sorted(state.legal(), key=lambda action: state.actions.verb(action).name in aside)


def choice(game: Game, state: State, seat: int, action: int, words: Words) -> str:
    """Word an action a seat may take, with what its game adds: which card lies there, what it brings."""
    space = state.actions
    text, detail = words.action(space, action), detail_of(game.name)
    if detail is None:
        return text
    more = detail(state.view(seat), space.verb(action).name, space.arguments(action), words)
    return f"{text} ({more})" if more else text
