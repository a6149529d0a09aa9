"""Wyrmspan's effects as marks to draw: icons with their counts, and signs between them.

Marks are a reminder, not the rule: counted numbers are drawn as `n` and conditions as `?`; the text explains both.
"""

from itertools import chain
from typing import Final

from drakehall.games.wyrmspan import effects as fx
from drakehall.text.cards.face import Mark

ARROW: Final = Mark(sign="→")
THEN: Final = Mark(sign="·")
OR: Final = Mark(sign="/")
CONDITION: Final = Mark(sign="?")
FOR_EACH: Final = Mark(sign="× n")
OPPONENTS: Final = Mark("players")
DRAWN: Final[dict[tuple[str, ...], str]] = {("dragon",): "dragon_card", ("cave",): "cave_card"}


def marks(seq: fx.Seq) -> tuple[Mark, ...]:
    """Draw a sequence."""
    return _joined([_item(item) for item in seq.items], THEN)


def _item(item: fx.Item) -> tuple[Mark, ...]:
    prefixes = (
        *((OPPONENTS,) if item.opponents else ()),
        *((CONDITION,) if item.tests else ()),
        *((Mark(sign=f"≤{item.upto}"),) if item.upto else ()),
    )
    cost = tuple(_counted(_paid(pay.kinds), pay.n) for pay in item.cost)
    arrow = (ARROW,) if cost else ()
    return (*prefixes, *cost, *arrow, *chain.from_iterable(_term(term) for term in item.terms))


def _term(term: fx.Term) -> tuple[Mark, ...]:
    match term:
        case fx.Gain(what, n):
            return (_counted(_thing(what), n),)
        case fx.Draw(kinds, n):
            return (_counted(DRAWN.get(kinds, "cards"), n),)
        case fx.GuildSteps(n):
            return (_counted("guild", n),)
        case fx.Egg(n):
            return (_counted("egg", n),)
        case fx.EggEach():
            return (Mark("egg", "n"),)
        case fx.Cache(what, n):
            return (Mark("cache"), _counted(_thing(what), n))
        case fx.Tuck(n):
            return (_counted("tuck", n),)
        case fx.TuckEach():
            return (Mark("tuck", "n"),)
        case fx.Play():
            return (Mark("dragon"),)
        case fx.Excavate(n):
            return (_counted("excavate", n),)
        case fx.Activate() | fx.UseMat():
            return (Mark("activated"),)
        case fx.Split():
            return (Mark("cards"), Mark("tuck"))
        case fx.Points(n, each):
            return (_counted("points", n), *((FOR_EACH,) if each else ()))
        case fx.Choose(n, options):
            return (Mark(sign=f"{n}∈"), *_joined([_item(option) for option in options], OR))
        case fx.Block(seq):
            return marks(seq)
        case fx.Swap():
            return (Mark("dragon"), Mark(sign="⇄"), Mark("dragon"))
        case fx.Reveal():
            return (Mark("eye"),)
        case fx.Pick() | fx.Take() | fx.Discard():
            return ()


def _joined(parts: list[tuple[Mark, ...]], sign: Mark) -> tuple[Mark, ...]:
    return tuple(mark for i, part in enumerate(parts) for mark in ((sign, *part) if i else part))


def _counted(icon: str, n: fx.Amount) -> Mark:
    """Draw a number of things; one needs no number."""
    return Mark(icon, ("" if n == 1 else str(n)) if isinstance(n, int) else "n")


def _thing(kind: str) -> str:
    """Return the icon of what is gained; what only the text can express is drawn as anything."""
    return kind if kind in (*fx.RESOURCES, "coin") else "any"


def _paid(kinds: tuple[str, ...]) -> str:
    """Return the icon of what is paid; if there is a choice it is drawn as anything, or as any card."""
    if len(kinds) == 1:
        return kinds[0]
    return "cards" if any(kind.endswith("_card") for kind in kinds) else "any"
