"""Supplies, mats and what lies under dragons, in the text of a position."""

from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan.effects import RESOURCES
from drakehall.games.wyrmspan.frames import (
    BONUS,
    COINS,
    COLUMNS,
    DUG,
    EXPLORED,
    HOMES,
    MARKERS,
    MAT_SPACES,
    MEAT,
    NEST,
    NONE,
    ROW,
    START,
    TRACK,
)
from drakehall.games.wyrmspan.guild import FIELD_BITS
from drakehall.games.wyrmspan.invariants import MOST_OF_TABLES, markers
from drakehall.games.wyrmspan.position_cards import CAVE, DRAGON, names_of, read_packed, write_packed
from drakehall.games.wyrmspan.vocabulary import FIELDS, PLACES
from drakehall.kernel.position_errors import RepeatedLine
from drakehall.kernel.position_lists import first_word, listed, pieces, row_of, rows, write_list
from drakehall.kernel.position_pool import TO_DEAL, Pool
from drakehall.kernel.position_text import ANY, PositionReader, PositionWriter, TextLine, Word

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

SUPPLY: Final = {
    "coins": COINS,
    **{kind: MEAT + i for i, kind in enumerate(RESOURCES)},
    "eggs on mat": NEST,
    "guild track": TRACK,
    "paid endgame": BONUS,
}
"""Lines with a number for every seat, and where it stands in a seat's row of `state.stock`."""
EGGS, CACHED, AMONG, COSTS = "eggs", "cached", "among", "costs"
MOST_EGGS: Final = 12
FREE: Final = 16
"""What is known of the cost of a tucked card: it has none."""


# --- Supplies -------------------------------------------------------------------------------------------------------


def write_supplies(s: "Wyrmspan", text: PositionWriter) -> None:
    """Write coins, resources and tokens of all seats, apart from what everybody begins with."""
    for key, slot in SUPPLY.items():
        numbers = s.stock[slot::ROW]
        if numbers != [START[slot]] * s.seats:
            text.line(key, *numbers)
    for seat in range(s.seats):
        explored = s.stock[seat * ROW + EXPLORED : seat * ROW + EXPLORED + 3]
        if any(explored):
            text.line(f"explored {seat}", *explored)
        write_markers(s, text, f"markers {seat}", seat)


def read_supplies(s: "Wyrmspan", text: PositionReader) -> None:
    """Read them; what is not named is as at the beginning of the game."""
    for key, slot in SUPPLY.items():
        s.stock[slot::ROW] = text.numbers(key, [START[slot]] * s.seats, 0, MOST_OF_TABLES)
    for seat in range(s.seats):
        at = seat * ROW
        s.stock[at + EXPLORED : at + EXPLORED + 3] = text.numbers(f"explored {seat}", [0, 0, 0], 0, 3)
        read_markers(s, text, f"markers {seat}", seat)
        s.stock[at + MARKERS] = markers(s, seat)


def write_markers(s: "Wyrmspan", text: PositionWriter, key: str, seat: int) -> None:
    """Write where the markers of a seat, or of Automa, lie on the guild tile."""
    fields = [name for i, name in enumerate(FIELDS) for _ in range(s.marks[seat] >> FIELD_BITS * i & 7)]
    if fields:
        text.line(key, *fields)


def read_markers(s: "Wyrmspan", text: PositionReader, key: str, seat: int) -> None:
    """Read where they lie; a field may be named several times."""
    line = text.line(key)
    words = [] if line is None else line.words()
    for count, word in enumerate(words):
        if count == (1 << FIELD_BITS) - 1:
            raise word.refused("")
        s.marks[seat] += 1 << FIELD_BITS * word.label(FIELDS)


# --- Mats -----------------------------------------------------------------------------------------------------------


def write_mats(s: "Wyrmspan", text: PositionWriter) -> None:
    """Write the spaces on which anything lies."""
    for seat in range(s.seats):
        spaces = [
            f"{place}: {found}" for i, place in enumerate(PLACES) if (found := space_text(s, seat * MAT_SPACES + i))
        ]
        if spaces:
            text.rows(f"mat {seat}", spaces)


def space_text(s: "Wyrmspan", at: int) -> str:
    """Write a space."""
    names = names_of(s.compiled)
    found: list[str] = []
    if s.caves[at] != NONE:
        found.append(f"{CAVE} {names.caves.labels[s.caves[at]]}")
    if s.dragons[at] != NONE:
        found.append(f"{DRAGON} {names.dragons.labels[s.dragons[at]]}")
    if s.eggs[at]:
        found.append(f"{EGGS} {s.eggs[at]}")
    if s.cached[at]:
        found.append(f"{CACHED} {write_packed(s.cached[at])}")
    return "; ".join(found)


def read_mats(s: "Wyrmspan", text: PositionReader, dragons: Pool, caves: Pool) -> None:
    """Lay out the mats; the spaces up to the last one named in a cave are excavated."""
    for seat in range(s.seats):
        seen: dict[int, Word] = {}
        for row in rows(text.line(f"mat {seat}")):
            place, parts = row_of(row)
            number = place.label(PLACES)
            if number in seen:
                raise RepeatedLine(line=place.line, column=place.column, given=place.text, earlier=seen[number].line)
            seen[number] = place
            read_space(s, seat * MAT_SPACES + number, parts, dragons, caves)
        for cave in range(3):
            at = seat * MAT_SPACES + cave * COLUMNS
            dug = max([1, *(number % COLUMNS + 1 for number in seen if number // COLUMNS == cave)])
            for column in range(at + 1, at + dug):
                if s.caves[column] == NONE:
                    s.caves[column] = TO_DEAL
            s.stock[seat * ROW + DUG + cave] = dug
            s.stock[seat * ROW + HOMES + cave] = sum(card != NONE for card in s.dragons[at : at + COLUMNS])


def read_space(s: "Wyrmspan", at: int, parts: list[Word], dragons: Pool, caves: Pool) -> None:
    """Lay out a space."""
    names = names_of(s.compiled)
    for part in parts:
        kind, value = first_word(part)
        match (DRAGON, CAVE, EGGS, CACHED)[kind.label((DRAGON, CAVE, EGGS, CACHED))]:
            case "dragon":
                s.dragons[at] = names.dragons.take(dragons, value)
            case "cave":
                s.caves[at] = names.caves.take(caves, value)
            case "eggs":
                s.eggs[at] = value.number(0, MOST_EGGS)
            case _:
                s.cached[at] = read_packed(value)


# --- Under dragons --------------------------------------------------------------------------------------------------


def write_tucked(s: "Wyrmspan", text: PositionWriter) -> None:
    """Write the tucked cards in the order in which they were tucked, each with its seat and space."""
    where = {slot: at for at, slots in enumerate(s.tucked) for slot in slots}
    found = [tucked_text(s, slot, where[slot]) for slot in range(len(s.slot_cards))]
    if found:
        text.rows("tucked", found)


def tucked_text(s: "Wyrmspan", slot: int, at: int) -> str:
    """Write a tucked card, and what others know of it: the cards among which it is, and what its cost contains."""
    labels = names_of(s.compiled).dragons.labels
    found = f"{at // MAT_SPACES} {PLACES[at % MAT_SPACES]}: {labels[s.slot_cards[slot]]}"
    if s.slot_suspects[slot]:
        found += f"; {AMONG} {', '.join(labels[card] for card in s.slot_suspects[slot])}"
    rule = s.slot_filters[slot]
    if rule:
        kinds = [kind for i, kind in enumerate(RESOURCES) if rule >> i & 1]
        found += f"; {COSTS} {', '.join(kinds) or '-'}"
    return found


def read_tucked(s: "Wyrmspan", line: TextLine | None, dragons: Pool) -> None:
    """Tuck the cards; if nothing is said of what others know, nobody has seen a card."""
    cards = names_of(s.compiled).dragons
    for row in rows(line):
        where, parts = row_of(row)
        seat, place = first_word(where)
        at = seat.number(0, s.seats - 1) * MAT_SPACES + place.label(PLACES)
        s.tucked[at].append(len(s.slot_cards))
        s.slot_cards.append(cards.take(dragons, parts[0] if parts else Word(ANY, 0, 0)))
        s.slot_suspects.append([])
        s.slot_filters.append(0)
        for part in parts[1:]:
            kind, value = first_word(part)
            if kind.label((AMONG, COSTS)):
                s.slot_filters[-1] = sum({1 << each.label(RESOURCES) for each in pieces(value)}) or FREE
            else:
                s.slot_suspects[-1] = sorted(cards.card(each) for each in pieces(value))


# --- Hands ----------------------------------------------------------------------------------------------------------


def write_hands(s: "Wyrmspan", text: PositionWriter) -> None:
    """Write all hands."""
    names = names_of(s.compiled)
    for key, hands, cards in ((DRAGON, s.dragon_hands, names.dragons), (CAVE, s.cave_hands, names.caves)):
        for seat, hand in enumerate(hands):
            write_list(text, f"{key} hand {seat}", [cards.labels[card] for card in hand])


def read_hands(s: "Wyrmspan", text: PositionReader, dragons: Pool, caves: Pool, dealt: int) -> None:
    """Read the hands; one that is not named gets as many cards as are dealt."""
    names = names_of(s.compiled)
    for seat in range(s.seats):
        for key, hands, cards, pool in (
            (DRAGON, s.dragon_hands, names.dragons, dragons),
            (CAVE, s.cave_hands, names.caves, caves),
        ):
            line = text.line(f"{key} hand {seat}")
            hands[seat] = [TO_DEAL] * dealt if line is None else [cards.take(pool, word) for word in listed(line)]
