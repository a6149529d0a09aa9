"""A game: its name, its numbers of players, its start, and how its positions are saved."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic

import msgspec
from typing_extensions import TypeVar

from drakehall.kernel import options as opt
from drakehall.kernel import position_text
from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import BadSave, BadSeats, BrokenInvariant, HallError, quoted
from drakehall.kernel.events import Message
from drakehall.kernel.option_info import OptionInfo, describe
from drakehall.kernel.options import Options
from drakehall.kernel.position_errors import NoPositionText
from drakehall.kernel.position_text import PositionReader
from drakehall.kernel.state import State
from drakehall.kernel.unverified import Unverified

OptionsT = TypeVar("OptionsT", bound=Options, default=Any)  # any options, if the game is not specified
StateT_co = TypeVar("StateT_co", bound=State, covariant=True, default=State)


class Game(ABC, Generic[OptionsT, StateT_co]):
    """Everything about a game that does not change during play: `SmokiGame(Game[SmokiOptions, Smoki])`."""

    name: ClassVar[str]
    version: ClassVar[str]
    """Incremented whenever the game's behaviour changes."""
    former: ClassVar[tuple[str, ...]] = ()
    """Earlier versions whose games can be continued as they began: `today` converts their options."""
    seats: ClassVar[range]
    low_wins: ClassVar[bool] = False
    options: type[OptionsT]
    state_type: type[StateT_co]
    """The class of its positions."""
    account_type: ClassVar[type[msgspec.Struct] | None] = None
    """The class of its accounts, if it gives any."""
    forces_openly: ClassVar[bool] = False
    """Whether everyone at the table can see that a seat has no choice.

    Only then may the table move for it: an instant move reveals that there was no other, perhaps for lack of cards.
    """
    max_length: ClassVar[int] = 100_000
    """More decisions than any game with sensible options takes; a longer game indicates a bug."""

    @abstractmethod
    def new_state(self, seats: int, options: OptionsT, chance: Chance) -> StateT_co:
        """Set the table: the first position of a game. `seats` and `options` come from `resolve_options`."""

    @abstractmethod
    def vocabulary(self, options: OptionsT) -> ActionSpace:
        """Return the vocabulary of the game with these options."""

    def validate(self, seats: int, options: OptionsT) -> None:
        """Raise a `HallError` if the options do not fit together or do not fit the seats."""
        return

    def example_options(self) -> list[dict[str, object]]:
        """List option settings that together exercise every rule, for tests and fuzzing.

        Every value of a flag or a choice is among them; a game adds whatever else deserves a look.
        """
        return self.with_every_value([{}])

    def with_every_value(self, settings: list[dict[str, object]]) -> list[dict[str, object]]:
        """Extend settings with one for every playable value of a flag or a choice that none of them has."""
        added = opt.each_value(self.describe_options(), settings)
        return settings + [each for each in added if any(self._can_play(seats, each) for seats in self.seats)]

    def describe_options(self) -> tuple[OptionInfo, ...]:
        """Describe the options, in order: page, terminal and documents take all they say about them from here."""
        return describe(self.name, self.options)

    def unverified(self, options: OptionsT) -> list[Unverified]:
        """List the facts of the tables in force that no source confirms."""
        return []

    def file_of(self, option: str) -> str:
        """Return the initial text of a file in which an owner of the box corrects an option; empty if there is none."""
        return ""

    def account(self, told: Sequence[Message]) -> msgspec.Struct | None:
        """Explain how points came about at the end of a round, from what a seat was shown of one action; else None.

        It uses nothing else, so that it cannot give away more.
        """
        return None

    @property
    def actions(self) -> ActionSpace:
        """The vocabulary with the default options."""
        return self.vocabulary(self.options())

    def start(self, seats: int, seed: int, **options: object) -> StateT_co:
        """Start a game: `game.start(seats=3, seed=7, raven_attack=True)`."""
        return self.new_state(seats, self.resolve_options(seats, options), Chance(seed))

    def start_as_typed(self, seats: int, seed: int, options: Mapping[str, object]) -> StateT_co:
        """Start a game with options as a person types them: `{"rounds": "4", "board": "my-board.toml"}`."""
        return self.new_state(seats, self.resolve_options(seats, options, text=True), Chance(seed))

    def resolve_options(
        self, seats: int, options: Mapping[str, object], *, text: bool = False, files: bool = True
    ) -> OptionsT:
        """Validate seats and options and return the options in force.

        `text` reads values typed by a person, who may also name files unless `files` forbids it.
        """
        self.check_seats(seats)
        if not options and seats in self._usual:
            return self._usual[seats]
        chosen = opt.build(self.name, self.options, options, seats=seats, text=text, files=files)
        opt.check_needs(chosen, seats)
        self.validate(seats, chosen)
        if not options:
            self._usual[seats] = chosen
        return chosen

    @cached_property
    def _usual(self) -> dict[int, OptionsT]:
        """The options in force if none are given, by number of seats: many games begin so."""
        return {}

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game does not support."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            raise BadSeats(game=self.name, low=self.seats[0], high=self.seats[-1], given=quoted(seats))

    def _can_play(self, seats: int, options: Mapping[str, object]) -> bool:
        try:
            self.resolve_options(seats, options)
        except HallError:
            return False
        return True

    def reads(self, version: str) -> bool:
        """Whether games of a version can be continued here."""
        return version == self.version or version in self.former

    def today(self, version: str, seats: int, options: Mapping[str, object]) -> dict[str, object]:
        """Convert the options of a game begun under an earlier version of the rules, so that it is the same game today.

        Earlier versions accepted options that had no effect; those are left out. A game whose behaviour changed keeps
        the earlier one as a value of an option, and sets it here.
        """
        if version == self.version:
            return dict(options)
        return opt.chosen(opt.effective(opt.build(self.name, self.options, options, seats=seats), seats))

    def save(self, state: State) -> bytes:
        """Write a position as JSON."""
        return msgspec.json.encode(
            _Saved(self.name, self.version, state.seats, opt.chosen(state.options), state.dump())
        )

    def load(self, raw: bytes | str) -> StateT_co:
        """Read a position; anything that `save` did not write raises `BadSave`."""
        try:
            saved = msgspec.json.decode(raw, type=_Saved)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadSave(why=str(error)) from None
        if saved.game != self.name:
            raise BadSave(why=f"it is a position of {saved.game}, not of {self.name}")
        if not self.reads(saved.version):
            raise BadSave(why=f"it was made by version {saved.version} of the rules, these are version {self.version}")
        if saved.state.get("seats") != saved.seats:
            raise BadSave(why=f"it is for {saved.seats} seats, its position for {saved.state.get('seats')}")
        try:
            options = self.today(saved.version, saved.seats, saved.options)
            return self.state_type.restore(self.resolve_options(saved.seats, options), saved.state)
        except (BrokenInvariant, HallError, ValueError) as error:
            raise BadSave(why=str(error)) from None

    def read_position(self, text: str) -> StateT_co:
        """Read a position written as text (docs/positions.md); any other text raises `BadPosition`."""
        return position_text.read(self, text)

    def lay_out(self, text: PositionReader) -> StateT_co:
        """Make the position that a text describes; the kernel has read seats and options and will check the rest."""
        raise NoPositionText(game=self.name)


class _Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    version: str
    seats: int
    options: dict[str, object]
    state: dict[str, object]
