"""Words: turns messages, events, actions, options and errors into sentences of one language."""

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final, final

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.errors import HallError, IllegalAction
from drakehall.kernel.events import Event, Message, Value
from drakehall.kernel.option_info import OptionInfo, ValueInfo, shown
from drakehall.kernel.options import Options
from drakehall.kernel.position_errors import RefusedLine
from drakehall.kernel.question import Question
from drakehall.text.cards import registry
from drakehall.text.cards.face import Face, Label
from drakehall.text.catalogues import bundle, ids

NOTATION = "action"
"""An argument with this name is an action as somebody typed it: it is quoted, never put into words."""
ROW: Final = "sum"
"""An argument with this name lists cards as they are added up, in rows."""
LABEL: Final = re.compile(r"[^=]+")
"""A card in such a list; behind `=` comes the number that it counts, if that is not its own."""
HYPHEN: Final = re.compile(r"(?<![^\s(])-(?=\d)")
"""What Fluent writes before a number below nothing."""


class MissingWords(LookupError):
    """A message is missing from the catalogues: a bug in the hall, never a user's mistake."""


def signed(number: int | str) -> str:
    """Write a number as cards show it: with a minus, not with a hyphen."""
    return str(number).replace("-", "−")


@final
class Words:
    """The words of one language for one game and its players.

    Cards are named as in the tables in force (`options`; without them, the defaults), everything else as in the
    Fluent files. With `strict` a missing message is an error; otherwise the English one, and failing that the id
    itself, is used, so that a game from another package without words can still be played.
    """

    def __init__(
        self,
        language: str,
        game: str | None = None,
        players: Sequence[str] = (),
        *,
        options: Options | None = None,
        strict: bool = False,
    ) -> None:
        """Choose language, game, the players' names and the options of their game."""
        self.language = language
        self.game = game
        self.players = list(players)
        self.options = options
        self.strict = strict

    def say(self, id: str, /, **args: Value) -> str:  # noqa: A002
        """Return a message of the hall or the game."""
        return self.message(Message(id, args))

    def message(self, message: Message) -> str:
        """Return a message in words."""
        return self._format(message.id, self._worded(message.args))

    def has(self, id: str) -> bool:  # noqa: A002
        """Return whether a message has words in this language."""
        return self._named(id) is not None or bundle(self.language, self.game).has_message(id)

    def attribute(self, id: str, name: str) -> str:  # noqa: A002
        """Return an attribute of a message, for example the help of an option."""
        found = bundle(self.language, self.game)
        if not found.has_message(id) or name not in found.get_message(id).attributes:
            return self._missing(f"{id}.{name}", {})
        text, _ = found.format_pattern(found.get_message(id).attributes[name], {})
        return str(text)

    def attributes(self, id: str) -> list[str]:  # noqa: A002
        """List the attributes that a message has in this language."""
        found = bundle(self.language, self.game)
        return list(found.get_message(id).attributes) if found.has_message(id) else []

    def sections(self, prefix: str) -> list[str]:
        """List the messages of the game whose ids begin with a prefix, sorted: the chapters of its help."""
        names = self._ids(self.language) or self._ids("en")
        return sorted(name for name in names if name.startswith(prefix))

    def decimal(self, number: float, places: int) -> str:
        """Write a number as the language does, with at most this many decimal places."""
        return signed(format_decimal(round(number, places), locale=self.language))

    def option(self, name: str) -> str:
        """Return the name of an option of the game."""
        id_ = f"{self.game}-option-{name.replace('_', '-')}"
        return self.say(id_) if self.has(id_) else name

    def option_value(self, option: OptionInfo, value: object) -> str:
        """Return the value of an option: yes and no, a seat by its player, values and items by their messages."""
        if isinstance(value, bool):
            return self.say("hall-yes" if value else "hall-no")
        if option.kind == "seat":
            return self.player(value) if isinstance(value, int) else self.say("hall-by-chance")
        for known in option.values:
            if known.value == value:
                return self.value(known)
        if option.content:
            return self.say("hall-own-file" if value else "hall-as-printed")
        items = {item.value: self.value(item) for item in option.items}
        parts = value if isinstance(value, list) else shown(value).split(",")
        return ", ".join(items.get(part, part) for part in (str(part).strip() for part in parts))

    def value(self, value: ValueInfo) -> str:
        """Return a value that people can choose."""
        message = value.message
        return self.message(message) if message and self.has(message.id) else shown(value.value)

    def face(self, id: str) -> Face:  # noqa: A002
        """Return what a card of the tables in force shows: `dragon-12`. One that they do not have shows nothing."""
        return self._faces.get(id, Face())

    def player(self, seat: int) -> str:
        """Return the name of the player on a seat."""
        if seat < len(self.players):
            return self.players[seat]
        return self.say("hall-seat", number=seat + 1)

    def action(self, space: ActionSpace, action: int) -> str:
        """Return an action that is offered, in words."""
        verb = space.verb(action).name.replace("_", "-")
        return self.message(Message(f"{self.game}-action-{verb}", space.arguments(action)))

    def question(self, question: Question) -> str:
        """Return a question, after what asks it: “Stoic Gryphdragon: tuck a card?”."""
        prompt = self.message(question.prompt)
        if question.source is None:
            return prompt
        return self.say("hall-question", source=self.message(question.source), prompt=prompt)

    def event(self, event: Event, seat: int | None) -> str:
        """Return an event in words, for the seat that reads it."""
        return self.message(event.seen_by(seat))

    def short(self, message: Message, count: int) -> str | None:
        """Return an event briefly, without its player: “explores the cave”, “+2 milk”; None if not worth a word."""
        found = bundle(self.language, self.game)
        known = found.get_message(message.id).attributes if found.has_message(message.id) else {}
        pattern = known.get("gain") or known.get("short")
        if pattern is None:
            return None
        args = {**message.args, "count": count} if "gain" in known else message.args
        text, _ = _filled(found, pattern, self._worded(args))
        return text

    def adds(self, message: Message) -> bool:
        """Return whether several events of this kind are told as one, added up."""
        return "gain" in self.attributes(message.id)

    def error(self, error: HallError) -> str:
        """Return an error in words, with the game's own reason if there is one; a game's errors are `<game>-error-…`.

        The error's own words replace what the catalogue lacks: English has one home, the class of the error.
        """
        if isinstance(error, IllegalAction):
            return self.say("error-illegal-action", action=error.action, reason=self.message(error.reason))
        if isinstance(error, RefusedLine):
            return self.say(error.id, **{**error.message.args, "reason": self._of_any_game(error.reason)})
        return self._of_any_game(error.message) if self._worded_somewhere(error.id) else str(error)

    def _worded_somewhere(self, id_: str) -> bool:
        return "-error-" in id_ or self.has(id_) or bundle("en", self.game).has_message(id_)

    def _of_any_game(self, message: Message) -> str:
        game = message.id.partition("-error-")[0]
        if game != message.id and game != self.game:
            return Words(self.language, game, self.players).message(message)
        return self.message(message)

    @cached_property
    def _labels(self) -> Mapping[str, Label]:
        return registry.labels(self.game, self.options, self.language)

    @cached_property
    def _faces(self) -> Mapping[str, Face]:
        return registry.faces(self.game, self.options, self.language)

    def _named(self, id_: str) -> Label | None:
        """Find what the tables in force call the thing that a message words: `wyrmspan-dragon-12`."""
        return self._labels.get(id_.removeprefix(f"{self.game}-"))

    def _ids(self, language: str) -> list[str]:
        return ids(language, self.game) if self.game else []

    def _worded(self, args: dict[str, Value]) -> dict[str, Value]:
        worded: dict[str, Value] = {}
        for name, value in args.items():
            domain = name.rpartition("_")[2]
            if isinstance(value, int):
                worded[name] = self.player(value) if domain == "seat" else value
            else:
                worded |= self._label(name, domain, value)
        return worded

    def _label(self, name: str, domain: str, label: str) -> dict[str, Value]:
        if domain == NOTATION:
            return {name: label}
        id_ = f"{self.game}-{domain}-{label}"
        card = self._named(id_)
        if card is not None:
            return {name: card.name, **{f"{name}_{case}": form for case, form in card.forms.items()}}
        found = bundle(self.language, self.game)
        if not found.has_message(id_):
            return {name: self._row(label) if domain == ROW else label}
        worded: dict[str, Value] = {name: self._format(id_, {})}
        for case in found.get_message(id_).attributes:
            worded[f"{name}_{case}"] = self.attribute(id_, case)
        return worded

    def _row(self, rows: str) -> str:
        """Return the names of the cards of rows, one by one: `K -2 G / 0 7 O=7`."""

        def named(label: re.Match[str]) -> str:
            card = self._named(f"{self.game}-card-{label[0]}")
            return card.name if card is not None else label[0]

        return " / ".join(", ".join(LABEL.sub(named, card) for card in row.split()) for row in rows.split(" / "))

    def _format(self, id_: str, args: dict[str, Value]) -> str:
        card = self._named(id_)
        if card is not None:
            return card.name
        found = bundle(self.language, self.game)
        pattern = found.get_message(id_).value if found.has_message(id_) else None
        if pattern is None:
            return self._missing(id_, args)
        text, faults = _filled(found, pattern, args)
        if faults and self.strict:
            raise MissingWords(f"{self.language}: {id_}: {faults}")
        return text

    def _missing(self, id_: str, args: dict[str, Value]) -> str:
        if self.strict:
            raise MissingWords(f"{self.language}: {id_}")
        english = bundle("en", self.game)
        if self.language != "en" and english.has_message(id_):
            return Words("en", self.game, self.players, options=self.options)._format(id_, args)
        return str(Message(id_, args))


def _filled(found: FluentBundle, pattern: Pattern, args: dict[str, Value]) -> tuple[str, list[Exception]]:
    """Fill in a pattern, giving numbers below nothing the minus that Fluent lacks; say what was wrong with it."""
    text, faults = found.format_pattern(pattern, args)
    below = any(isinstance(value, int) and value < 0 for value in args.values())
    return HYPHEN.sub("−", str(text)) if below else str(text), faults
