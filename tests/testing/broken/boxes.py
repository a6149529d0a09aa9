"""Faults of the box."""

import msgspec

from drakehall.kernel.actions import ActionSpace, verb
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadSave
from drakehall.kernel.options import Options
from drakehall.kernel.position_errors import BadPosition
from drakehall.kernel.position_text import PositionReader
from drakehall.kernel.state import State
from tests.testing.broken.registry import box, position
from tests.testing.toy import BEASTS, Toy, ToyGame, ToyOptions


@box("example-options")
class SpreadOutOfRange(ToyGame):
    def example_options(self) -> list[dict[str, object]]:
        return [{}, {"cap": 0}]


@box("example-options")
class SpreadOfUnknownOption(ToyGame):
    def example_options(self) -> list[dict[str, object]]:
        return [{"no_such_option": 1}]


@box("example-options")
class SpreadOfNothing(ToyGame):
    def example_options(self) -> list[dict[str, object]]:
        return []


@box("example-options")
class SpreadRaises(ToyGame):
    def example_options(self) -> list[dict[str, object]]:
        raise KeyError("settings")


@box("vocabulary")
class TwoActionsOfOneName(ToyGame):
    def vocabulary(self, options: Options) -> ActionSpace:
        return ActionSpace(verb("play", beast=("ant", "ant")))


@box("vocabulary")
class NameOfTwoWords(ToyGame):
    def vocabulary(self, options: Options) -> ActionSpace:
        return ActionSpace(verb("play", beast=("red ant", "bee")))


@position("vocabulary")
class VocabularyOfItsOwn(Toy):
    @property
    def actions(self) -> ActionSpace:
        return ActionSpace(verb("other"))


@box("start")
class NoStart(ToyGame):
    def new_state(self, seats: int, options: ToyOptions, chance: Chance) -> Toy:
        raise KeyError("no cards")


@box("start")
class TalksAtOnce(ToyGame):
    def new_state(self, seats: int, options: ToyOptions, chance: Chance) -> Toy:
        state = super().new_state(seats, options, chance)
        state.events = []
        return state


@box("hash-seed")
class OrderOfASet(ToyGame):
    """The deck comes out of a set of texts: every process has its own order."""

    def new_state(self, seats: int, options: ToyOptions, chance: Chance) -> Toy:
        state = super().new_state(seats, options, chance)
        order = [BEASTS.index(beast) for beast in set(BEASTS)]
        state.pile.sort(key=order.index)
        return state


@box("edited-save")
class CornersOfTheTable(ToyGame):
    """Looks up the seats of a save in a table before anybody has checked them."""

    def load(self, raw: bytes | str) -> Toy:
        corners = {2: "ab", 3: "abc", 4: "abcd"}
        corners[msgspec.json.decode(raw)["seats"]]
        return super().load(raw)


@box("save")
class NoJson(ToyGame):
    def save(self, state: State) -> bytes:
        return b"toy:" + super().save(state)

    def load(self, raw: bytes | str) -> Toy:
        return super().load(raw[4:])


@box("save")
class CannotReadItsOwnSave(ToyGame):
    def load(self, raw: bytes | str) -> Toy:
        raise BadSave(why="not today")


@box("edited-text")
class StumblesOverTexts(ToyGame):
    def lay_out(self, text: PositionReader) -> Toy:
        try:
            return super().lay_out(text)
        except BadPosition as error:
            raise KeyError("beast") from error
