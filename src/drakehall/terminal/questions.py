"""A decision in words: what it is about, what is asked, and what each choice means."""

from rich.console import RenderableType

from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.terminal.boards import about_of, aside_of, asked_of, detail_of
from drakehall.text import Words


def about(game: Game, state: State, words: Words) -> list[RenderableType]:
    """Describe what the question refers to, where the board does not show it."""
    found = about_of(game.name)
    return found(state, words) if found is not None else []


def asked(game: Game, state: State, seat: int, words: Words) -> str:
    """Word the question to a seat, by the phase of its view and by what it may do."""
    space = state.actions
    phase = getattr(state.view(seat), "phase", "")
    verbs = {space.verb(action).name for action in state.legal()}
    known = [id_ for (when, verb), id_ in asked_of(game.name).items() if when == phase and verb in verbs]
    known += [id_ for id_ in (f"{game.name}-prompt-{phase}",) if words.has(id_)]
    return words.say((*known, "hall-deciding")[0])


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
