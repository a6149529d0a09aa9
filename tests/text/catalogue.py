"""Which messages the hall needs: read from the source, from the games' declarations, and heard in play."""

import re
from collections.abc import Iterator
from itertools import combinations, permutations
from pathlib import Path

import drakehall as dh
from drakehall.bots.evaluation.registry import features
from drakehall.bots.facts.facts import facts_of
from drakehall.hall import errors as hall_errors
from drakehall.hall.errors import Refusal
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Event, Message
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.server import errors as server_errors
from drakehall.server.accounts import errors as account_errors
from drakehall.testing.suite import fits
from drakehall.text import catalogues

SOURCE = Path(dh.__file__).parent
DOCUMENTS = Path(__file__).parents[2] / "docs" / "scripts"
NAMES = sorted(file.stem for file in (SOURCE / "text" / "en").glob("*.ftl"))
"""The Fluent files: the hall's own and one for each game."""

_LITERAL = re.compile(r"""["'](?P<id>[a-z][a-z_]*-[A-Za-z0-9_-]+)["']""")
_FAMILY = re.compile(r"""f["'](?P<prefix>[a-z][a-z_]*-(?:[a-z0-9]+-)+)\{""")


def ids(language: str, name: str) -> list[str]:
    """The ids of one Fluent file."""
    return catalogues.ids(language, name)


def said_by_errors() -> dict[str, str]:
    """The refusals of hall and server: their English stands with the error alone, by its id."""
    modules = (hall_errors, server_errors, account_errors)
    kinds = {each for module in modules for each in vars(module).values() if isinstance(each, type)}
    return {kind.id: kind.english for kind in kinds if issubclass(kind, Refusal) and kind is not Refusal}


def written() -> set[str]:
    """Ids that stand in the source as they are."""
    return {match["id"] for text in _sources() for match in _LITERAL.finditer(text)}


def families() -> set[str]:
    """Beginnings of ids that the source completes with a value."""
    return {match["prefix"] for text in _sources() for match in _FAMILY.finditer(text)}


def declared(game: Game) -> set[str]:
    """Ids that follow from what a game declares: its verbs, labels and options, the features of its evaluation."""
    name = game.name
    wanted = {f"{name}-name", f"{name}-idea"}
    for option in game.describe_options():
        wanted.add(f"{name}-option-{option.name.replace('_', '-')}")
        for value in (*option.values, *option.items):
            wanted |= {value.message.id} if value.message else set()
    for fact in facts_of(game).WORTH:
        wanted |= {f"{name}-more-{fact}", f"{name}-fewer-{fact}"}
    source = features(game)
    wanted |= {f"{name}-feature-{feature.replace('_', '-')}" for feature in (source.NAMES if source else ())}
    for verb in game.actions.verbs:
        wanted.add(f"{name}-action-{verb.name.replace('_', '-')}")
        for parameter, labels, is_count in zip(verb.parameters, verb.labels, verb.counts, strict=True):
            if not is_count and parameter != "cell":  # a coordinate such as b3 is its own word
                wanted |= {f"{name}-{parameter.rpartition('_')[2]}-{label}" for label in labels}
    return wanted


def left_open(game: Game) -> set[str]:
    """Ids that ask for what a first choice leaves open: of one verb or of two, then some of the parameters."""
    asking = [verb for verb in game.actions.verbs if verb.parameters]
    choices = [(verb,) for verb in asking] + [*permutations(asking, 2)]
    return {
        f"{game.name}-open-{'-'.join([*(verb.name for verb in verbs), *still]).replace('_', '-')}"
        for verbs in choices
        for count in range(1, len(verbs[0].parameters) + 1)
        for still in combinations(verbs[0].parameters, count)
    }


def heard(game: Game, games: int) -> list[Message]:
    """Everything that can be said in some random games: prompts, actions, events as all see them, reasons, points."""
    said: dict[str, Message] = {}
    for number in range(games):
        for message in _one_game(game, number):
            said[str(message)] = message
    return list(said.values())


def _one_game(game: Game, number: int) -> Iterator[Message]:
    seats = game.seats[number % len(game.seats)]
    examples = [options for options in game.example_options() if fits(game, seats, options)]
    state = game.start(seats, number, **examples[number % len(examples)])
    dice = Chance(number)
    while state.seat is not None:
        yield from _position(game, state, dice)
        events: list[Event] = []
        state.events = events
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
        for event in events:
            yield Message(event.id, event.args)
            yield from (event.seen_by(seat) for seat in (None, *range(seats)))
            if event.cause is not None:
                yield event.cause
    tie_break = state.tie_break()
    if tie_break is not None:
        yield tie_break
    if len(state.scores()) > seats:
        yield Message(f"{game.name}-opponent")
    for source in {source for points in state.breakdown() for source in points}:
        yield Message(f"{game.name}-score-{source.replace('_', '-')}")


def _position(game: Game, state: State, dice: Chance) -> Iterator[Message]:
    for seat in (None, state.seat):  # a question may be put in other words to whoever must answer
        question = state.question(seat)
        assert question is not None
        yield question.prompt
        if question.source is not None:
            yield question.source
    space = state.actions
    for action in state.legal():
        yield Message(f"{game.name}-action-{space.verb(action).name.replace('_', '-')}", space.arguments(action))
    for _ in range(3):
        refused = state.why_not(dice.below(space.size))
        if refused is not None:
            yield refused


def _sources() -> Iterator[str]:
    for file in (*SOURCE.rglob("*.py"), *DOCUMENTS.glob("*.py")):
        if file.parent.name != "testing":  # it names its checks in the same manner
            yield file.read_text(encoding="utf-8")
