"""What a card or tile is called and shows, in one language: worded and drawn, so that no client parses notation."""

import msgspec


class Label(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a thing is called, with the case forms that sentences need: `forms["acc"]` is passed as `$card_acc`."""

    name: str
    forms: dict[str, str] = {}


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """One mark of a drawn effect: an icon with its count, or a sign between icons such as `→`.

    Without a count the icon stands for one thing; `n` is a number that only the text explains. Where there is room for
    words, `text` is said beside the icon instead of the count, or instead of the sign.
    """

    icon: str = ""
    count: str = ""
    sign: str = ""
    text: str = ""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One ability: when it can be used (an icon's name; empty if it need not be said), in marks and in words.

    `does` is the text without saying when, for where the icon does so; empty if it is the whole text.
    """

    marks: tuple[Mark, ...] = ()
    text: str = ""
    when: str = ""
    does: str = ""


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything a card or tile shows.

    `name` and `forms` are its label; what has no name is known by its place, such as a space of a track. `text` is the
    whole text, `lines` its abilities one by one. `cost` counts things by the names of their icons, in the order in
    which they are shown; `numbers` has all other numbers by name; `kinds` has labels by domain, worded by the game's
    messages: `{"size": ["small"]}`.
    """

    name: str = ""
    forms: dict[str, str] = {}
    text: str = ""
    lines: tuple[Line, ...] = ()
    cost: dict[str, int] = {}
    numbers: dict[str, int] = {}
    kinds: dict[str, list[str]] = {}
