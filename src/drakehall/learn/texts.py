"""Teaching files: TOML whose errors are reported with the line, and sentences in every language of the hall."""

import re
import tomllib
from collections.abc import Collection, Iterable
from typing import Final, TypeVar, final

import msgspec

from drakehall.kernel import toml_places
from drakehall.kernel.errors import HallError
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.learn.errors import BadLearningFile, BadMove, BadStart, RepeatedId, UnknownName, UnknownRule

T = TypeVar("T")
_PATH: Final = re.compile(r" - at `\$\.?([^`]*)`")


class Sentence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One or two short sentences in every language."""

    en: str
    pl: str

    def in_language(self, language: str) -> str:
        """Return the sentence in a language; English if the language is unknown."""
        return self.pl if language == "pl" else self.en


class Gist(Sentence, frozen=True, forbid_unknown_fields=True):
    """One thing that a section of a lesson teaches, in a sentence, and the rule behind it."""

    rule: str


@final
class LearningFile:
    """The text of a file and its name, for complaints that name the line."""

    def __init__(self, name: str, text: str) -> None:
        """Take the text of a file called `name`."""
        self.name = name
        self.text = text

    def read(self, kind: type[T]) -> T:
        """Read the text as a value of a type."""
        try:
            return msgspec.convert(tomllib.loads(self.text), kind)
        except msgspec.ValidationError as error:
            path = _PATH.search(str(error))
            raise self.fault(BadLearningFile, path[1] if path else "", why=_PATH.sub("", str(error))) from None
        except (ValueError, RecursionError) as error:
            line, _ = toml_places.said(str(error))
            raise BadLearningFile(file=self.name, line=line, why=str(error)) from None

    def fault(self, kind: type[BadLearningFile], path: str, **args: int | str) -> BadLearningFile:
        """Return a complaint about what stands at a path, such as `exercise[3].goal`."""
        return kind(file=self.name, line=toml_places.place(self.text, path)[0], **args)

    def must_know(self, path: str, given: str, known: tuple[str, ...]) -> None:
        """Refuse a name that is not among the known ones."""
        if given not in known:
            raise self.fault(UnknownName, path, given=given, known=", ".join(known))

    def must_be_rules(self, path: str, given: Iterable[str], known: Collection[str]) -> None:
        """Refuse rules that a game does not have; where no rules are at hand, as in a browser, none is refused."""
        for rule in given:
            if known and rule not in known:
                raise self.fault(UnknownRule, path, given=rule)

    def must_differ(self, ids: list[tuple[str, str]]) -> None:
        """Refuse repeated ids; each comes with the path of its owner."""
        seen: set[str] = set()
        for path, given in ids:
            if given in seen:
                raise self.fault(RepeatedId, f"{path}.id", given=given)
            seen.add(given)

    def position(self, path: str, game: Game, text: str) -> State:
        """Read a position of the game in which a seat must decide."""
        try:
            state = game.read_position(text)
        except HallError as error:
            raise self.fault(BadStart, path, why=str(error)) from None
        if state.over:
            raise self.fault(BadStart, path, why="the game is over")
        return state

    def must_be_legal(self, path: str, state: State, move: str) -> int:
        """Return the action of a move, which must be legal in a position."""
        action = self.must_be_action(path, state, move)
        reason = state.why_not(action)
        if reason is not None:
            raise self.fault(BadMove, path, given=move, why=str(reason))
        return action

    def must_be_action(self, path: str, state: State, move: str) -> int:
        """Return the action of a move in notation."""
        try:
            return state.actions.parse(move)
        except HallError as error:
            raise self.fault(BadMove, path, given=move, why=str(error)) from None
