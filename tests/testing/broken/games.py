"""Faults of the game itself."""

import msgspec

from drakehall.kernel.actions import ActionSpace, verb
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadSave
from drakehall.kernel.options import Options
from drakehall.kernel.position_errors import BadPosition
from drakehall.kernel.position_text import PositionReader
from drakehall.kernel.state import State
from tests.testing.broken.registry import faulty_game, faulty_position
from tests.testing.toy import BEASTS, Toy, ToyGame, ToyOptions


@faulty_game("example-options")
class SpreadOutOfRange(ToyGame):
    def example_options(self) -> list[dict[str, object]]:
        return [{}, {"cap": 0}]


@faulty_game("example-options")
class SpreadOfUnknownOption(ToyGame):
    def example_options(self) -> list[dict[str, object]]:
        return [{"no_such_option": 1}]


@faulty_game("example-options")
class SpreadOfNothing(ToyGame):
    def example_options(self) -> list[dict[str, object]]:
        return []


@faulty_game("example-options")
class SpreadRaises(ToyGame):
    def example_options(self) -> list[dict[str, object]]:
        raise KeyError("settings")


@faulty_game("vocabulary")
class TwoActionsOfOneName(ToyGame):
    def vocabulary(self, options: Options) -> ActionSpace:
        return ActionSpace(verb("play", beast=("ant", "ant")))


@faulty_game("vocabulary")
class NameOfTwoWords(ToyGame):
    def vocabulary(self, options: Options) -> ActionSpace:
        return ActionSpace(verb("play", beast=("red ant", "bee")))


@faulty_position("vocabulary")
class VocabularyOfItsOwn(Toy):
    @property
    def actions(self) -> ActionSpace:
        return ActionSpace(verb("other"))


@faulty_game("start")
class NoStart(ToyGame):
    def new_state(self, seats: int, options: ToyOptions, chance: Chance) -> Toy:
        raise KeyError("no cards")


@faulty_game("start")
class TalksAtOnce(ToyGame):
    def new_state(self, seats: int, options: ToyOptions, chance: Chance) -> Toy:
        state = super().new_state(seats, options, chance)
        state.events = []
        return state


@faulty_game("hash-seed")
class OrderOfASet(ToyGame):
    """The deck comes out of a set of texts: every process has its own order."""

    def new_state(self, seats: int, options: ToyOptions, chance: Chance) -> Toy:
        state = super().new_state(seats, options, chance)
        order = [BEASTS.index(beast) for beast in set(BEASTS)]
        state.pile.sort(key=order.index)
        return state


@faulty_game("edited-save")
class CornersOfTheTable(ToyGame):
    """Looks up the seats of a save in a table before anybody has checked them."""

    def load(self, raw: bytes | str) -> Toy:
        corners = {2: "ab", 3: "abc", 4: "abcd"}
        corners[msgspec.json.decode(raw)["seats"]]
        return super().load(raw)


@faulty_game("save")
class NoJson(ToyGame):
    def save(self, state: State) -> bytes:
        return b"toy:" + super().save(state)

    def load(self, raw: bytes | str) -> Toy:
        return super().load(raw[4:])


@faulty_game("save")
class CannotReadItsOwnSave(ToyGame):
    def load(self, raw: bytes | str) -> Toy:
        raise BadSave(why="not today")


@faulty_game("edited-text")
class StumblesOverTexts(ToyGame):
    def lay_out(self, text: PositionReader) -> Toy:
        try:
            return super().lay_out(text)
        except BadPosition as error:
            raise KeyError("beast") from error
