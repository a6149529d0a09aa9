"""A decision in words: what it is about, what is asked, and what each choice means."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from drakehall.kernel.game import Game
from drakehall.kernel.question import Question
from drakehall.kernel.state import State
from drakehall.terminal.boards import aside_of, detail_of
from drakehall.text import Words


def about(state: State, seat: int, words: Words) -> list[RenderableType]:
    """Return what asks a seat, and what is at stake: the text of the card, or what is printed there."""
    question = state.question(seat)
    if question is None or question.source is None or not _stakes(question, words):
        return []
    told = words.say("hall-question", source=words.message(question.source), prompt=_stakes(question, words))
    return [Text(words.say("hall-about"), style="bold"), Padding(Text(told), (0, 0, 0, 5))]


def asked(state: State, seat: int, words: Words) -> str:
    """Return the question to a seat; what asks it is named here unless `about` says more."""
    question = state.question(seat)
    if question is None:
        return words.say("hall-deciding")
    return words.message(question.prompt) if _stakes(question, words) else words.question(question)


def choices(game: Game, state: State) -> list[int]:
    """List the legal actions in the order in which people are shown them."""
    aside = aside_of(game.name)
    return sorted(state.legal(), key=lambda action: state.actions.verb(action).name in aside)


def choice(game: Game, state: State, seat: int, action: int, words: Words) -> str:
    """Describe an action a seat may take, with what its game adds: which card lies there, what it brings."""
    space = state.actions
    text, detail = words.action(space, action), detail_of(game.name)
    if detail is None:
        return text
    more = detail(state.view(seat), space.verb(action).name, space.arguments(action), words)
    return f"{text} ({more})" if more else text


def _stakes(question: Question, words: Words) -> str:
    return words.face(question.face).text
