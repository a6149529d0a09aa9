"""Solo: Automa, who acts by decision cards and by rule."""

from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan.decks import clear_display, refill
from drakehall.games.wyrmspan.frames import DUG, NONE, TRACK_SPACES
from drakehall.games.wyrmspan.guild import FIELD_BITS, open_fields, put_marker
from drakehall.games.wyrmspan.tiles import DECISIONS, LEVELS, SIDES, DecisionCard

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

AUTOMA: Final = 1
"""Her seat in `scores()`, `marks` and `places`."""

# Her slots in `state.automa`.
DRAGONS: Final = 0
CAVES: Final = 1
TOKEN: Final = 2
READY: Final = 3
"""Markers that she may place."""
OBJECTIVE: Final = 4
"""Coins on the objective of the round."""
PASSED: Final = 5
SLOTS: Final = 6

CAVE_POINTS: Final = 2
"""What each of her cave cards counts."""


def begin_round(s: "Wyrmspan") -> None:
    """WYR-12.9: all eight decision cards are shuffled, one is set aside unseen; from round 2 a marker becomes ready."""
    deck = list(LEVELS[s.options.automa])
    chance = s.chance = s.chance.copy()
    chance.shuffle(deck)
    s.decisions = deck
    s.automa = s.automa[:]
    s.automa[READY] += 1
    s.automa[PASSED] = 0
    if s.events is not None:
        s.tell("wyrmspan-event-automa-shuffles", reveals=True)


def turn(s: "Wyrmspan") -> None:
    """WYR-12.3: one of her turns; the bottom card of `decisions` is the one set aside."""
    s.automa = s.automa[:]
    if len(s.decisions) == 1:
        passes(s)
        return
    card = DECISIONS[s.decisions[-1]]
    s.decisions = s.decisions[:-1]
    if s.events is not None:
        s.tell("wyrmspan-event-automa-card", decision=label(card), reveals=True)
    if len(s.decisions) == 1 and card.passes:
        passes(s)
        return
    if card.refresh:  # WYR-R33
        clear_display(s, caves=False)
        refill(s)
    s.automa[OBJECTIVE] = max(0, s.automa[OBJECTIVE] + card.objective)
    for _ in range(steps(s, card)):
        s.automa[TOKEN] = (s.automa[TOKEN] + 1) % TRACK_SPACES
        if s.automa[TOKEN] % 6 == 0:
            brown(s, card)
    if s.events is not None:
        s.tell("wyrmspan-event-automa-token", space=s.automa[TOKEN], coins=s.automa[OBJECTIVE])
    refill(s)


def label(card: DecisionCard) -> str:
    """Write a decision card's label without signs that notation could not carry."""
    return card.label.replace(" ", "").replace("/", "-")


def passes(s: "Wyrmspan") -> None:
    """She passes for the round."""
    s.automa[PASSED] = 1
    if s.events is not None:
        s.tell("wyrmspan-event-automa-passes")


def steps(s: "Wyrmspan", card: DecisionCard) -> int:
    """WYR-12.3, WYR-12.13: how far her token goes."""
    if card.advance:
        return card.advance[s.round - 1]
    dug = s.stock[DUG : DUG + 3]
    return min(dug) if card.by == "least" else max(dug) + (card.by == "most+1")


def brown(s: "Wyrmspan", card: DecisionCard) -> None:
    """WYR-12.5: she takes a dragon, and either a cave card or places a marker."""
    take(s, card.dragon - 1)
    if card.cave:
        take(s, card.cave + 2)
    elif s.automa[READY]:
        s.automa[READY] -= 1
        put_marker(s, AUTOMA, marker_field(s, card.guild))


def take(s: "Wyrmspan", slot: int) -> None:
    """WYR-12.5, WYR-R32: she takes the card at a place of the display, if there is one."""
    card = s.display[slot]
    if card < 0:
        return
    s.display[slot] = NONE
    s.automa[DRAGONS if slot < 3 else CAVES] += 1
    s.automa_cards = [*s.automa_cards, card if slot < 3 else len(s.compiled.dragons) + card]
    if s.events is not None:
        if slot < 3:
            s.tell("wyrmspan-event-automa-dragon", dragon=s.compiled.dragon_labels[card])
        else:
            s.tell("wyrmspan-event-automa-cave", card=s.compiled.cave_labels[card])


def marker_field(s: "Wyrmspan", ordinal: int) -> int:
    """WYR-12.6: the ordinal-th open ability from the top, the last row being one of them, round and round."""
    fields = open_fields(s)
    abilities = [field for field in fields if field < 4] + [4]
    chosen = abilities[(ordinal - 1) % len(abilities)]
    return chosen if chosen < 4 else next(field for field in fields if field >= 4)


def quantity(s: "Wyrmspan", in_round: int) -> int:
    """WYR-12.8: the quantity she has for a round's objective; her coins lie on that of the current round."""
    side = SIDES[s.objectives[in_round - 1]]
    number = side.automa[in_round - 1] + (s.automa[OBJECTIVE] if in_round == s.round else 0)
    return min(number, side.most) if side.most else number


def breakdown(s: "Wyrmspan") -> dict[str, int]:
    """WYR-12.10: her points by source; the objectives are added by the caller."""
    level = s.options.automa
    row = sum(on * worth for on, worth in zip(row_markers(s), (6, 3, 1), strict=True))
    return {
        "guild": row if level.startswith("ravel") else 0,
        "dragons": s.automa[DRAGONS] * dragon_points(s),
        "caves": s.automa[CAVES] * CAVE_POINTS,
        "track": s.automa[TOKEN] % 6,
    }


def dragon_points(s: "Wyrmspan") -> int:
    """WYR-12.10: what each of her dragons counts."""
    return 8 if s.options.automa == "automa-3" else 7


def row_markers(s: "Wyrmspan") -> list[int]:
    """Count her markers on the three fields of the last row."""
    return [s.marks[AUTOMA] >> FIELD_BITS * field & 7 for field in (4, 5, 6)]
