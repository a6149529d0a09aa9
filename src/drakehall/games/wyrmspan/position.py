"""Positions of Wyrmspan as text: written by `write`, read by `read`. docs/positions.md shows examples.

Supplies and mats are in `position_mats`, what is pending in `position_pending`, names of cards in `position_cards`.
"""

from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan import automa, invariants
from drakehall.games.wyrmspan.effects import RESOURCES
from drakehall.games.wyrmspan.frames import (
    CAVE_CARD,
    NONE,
    OP_FINAL,
    OP_OVER,
    OP_SETUP,
    OP_TURN,
    START,
    TRACK_SPACES,
)
from drakehall.games.wyrmspan.position_cards import CAVE, DRAGON, GONE, CardNames, names_of
from drakehall.games.wyrmspan.position_mats import (
    read_hands,
    read_markers,
    read_mats,
    read_supplies,
    read_tucked,
    write_hands,
    write_markers,
    write_mats,
    write_supplies,
    write_tucked,
)
from drakehall.games.wyrmspan.position_pending import frames_from, read_rows, write_pending
from drakehall.games.wyrmspan.rounds import ROUNDS
from drakehall.games.wyrmspan.tiles import DECISIONS, GUILDS, LEVELS, SIDES
from drakehall.kernel.position_errors import WrongCount
from drakehall.kernel.position_lists import first_word, listed, pieces, row_of, rows, write_list
from drakehall.kernel.position_pool import TO_DEAL, Pool
from drakehall.kernel.position_text import EMPTY, FLAGS, PositionReader, PositionWriter, TextLine, Word

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

MOST_TURNS: Final = 10_000
GUILD_NAMES: Final = tuple(guild.name for guild in GUILDS)
SIDE_NAMES: Final = tuple(side.name for side in SIDES)
PLACES: Final = ("first", "second", "third", "other")
DECISION_LABELS: Final = tuple(automa.label(card) for card in DECISIONS)
DISPLAYED: Final = 3
DEALT: Final = 3
"""Number of cards of each kind in a hand before the first round."""
SEEN: Final = ("fresh", "grown", "used")
"""Lists of dragons on the mats, named as the state names them."""


# --- Writing --------------------------------------------------------------------------------------------------------


def write(s: "Wyrmspan") -> str:
    """Write a whole position."""
    text = PositionWriter("wyrmspan", s)
    write_course(s, text)
    write_supplies(s, text)
    write_mats(s, text)
    write_tucked(s, text)
    write_hands(s, text)
    write_cards(s, text)
    write_known(s, text)
    if s.seats == 1 and s.frames[0].op != OP_SETUP:
        write_automa(s, text)
    write_pending(s, text)
    return str(text)


def write_course(s: "Wyrmspan", text: PositionWriter) -> None:
    """Write round and turn, tiles and results."""
    text.line("round", s.round)
    text.line("turns", s.turns)
    text.line("first", s.first)
    text.line("turn", s.turn)
    if s.passed:
        text.line("passed", *(seat for seat in range(s.seats) if s.passed >> seat & 1))
    text.line("guild", GUILD_NAMES[s.tile])
    text.line("objectives", *(SIDE_NAMES[side] for side in s.objectives))
    if s.places:
        listed_seats = len(s.marks)
        won = [PLACES[place] for place in s.places]
        text.line("places", " / ".join(" ".join(won[i : i + listed_seats]) for i in range(0, len(won), listed_seats)))


def write_cards(s: "Wyrmspan", text: PositionWriter) -> None:
    """Write display, decks and discards, what lies open between two places, and sealed choices."""
    names = names_of(s.compiled)
    for key, shown, deck, discard, eras, cards in (
        (DRAGON, s.display[:3], s.dragon_deck, s.dragon_discard, s.dragon_era, names.dragons),
        (CAVE, s.display[3:], s.cave_deck, s.cave_discard, s.cave_era, names.caves),
    ):
        write_list(text, f"{key} display", [EMPTY if card == NONE else cards.labels[card] for card in shown])
        write_list(text, f"{key} deck", [cards.labels[card] for card in deck])
        if discard:
            write_list(text, f"{key} discard", [cards.labels[card] for card in discard])
        write_eras(text, f"{key} reshuffled", eras, deck, cards)
    if s.limbo:
        write_list(text, "open", [names.written(card) for card in s.limbo])
    for seat, sealed in enumerate(s.sealed):
        if sealed:
            chosen = [names.written(card, len(s.compiled.dragons)) for card in sealed[:2]]
            write_list(text, f"sealed {seat}", chosen + [RESOURCES[kind] for kind in sealed[2:]])


def write_eras(text: PositionWriter, key: str, eras: list[int], deck: list[int], cards: CardNames) -> None:
    """Write which cards were shuffled back how often; those of the deck as often as any."""
    latest = max(eras)
    below: list[str] = []
    for era in range(1, latest + 1):
        found = [cards.labels[card] for card, each in enumerate(eras) if each == era and card not in deck]
        if found or era == latest:
            below.append(f"{era}: {', '.join(found) or EMPTY}")
    if below:
        text.rows(key, below)


def write_known(s: "Wyrmspan", text: PositionWriter) -> None:
    """Write what everybody has seen, and dragons that were used in some way."""
    names = names_of(s.compiled)
    for key, known, cards in (
        *((name, getattr(s, name), names.dragons) for name in SEEN),
        ("known dragons", s.known_dragons, names.dragons),
        ("known caves", s.known_caves, names.caves),
        ("drawn", s.drawn, names.dragons),
    ):
        if known:
            write_list(text, key, [GONE if card == NONE else cards.labels[card] for card in known])


def write_automa(s: "Wyrmspan", text: PositionWriter) -> None:
    """Write what Automa has."""
    text.line("automa track", s.automa[automa.TOKEN])
    text.line("automa coins", s.automa[automa.OBJECTIVE])
    if s.automa[automa.PASSED]:
        text.line("automa passed", "yes")
    names = names_of(s.compiled)
    write_list(text, "automa cards", [names.written(card, len(s.compiled.dragons)) for card in s.automa_cards])
    write_markers(s, text, "automa markers", automa.AUTOMA)
    text.cards("decisions", s.decisions, DECISION_LABELS)


# --- Reading --------------------------------------------------------------------------------------------------------


def read(s: "Wyrmspan", text: PositionReader) -> "Wyrmspan":
    """Lay out what a text names on a table that was set for a new game; what it does not name follows or is dealt."""
    if text.bare:
        return s
    frames = read_rows(text.line("pending"))
    stage = frames[0].op
    clear_table(s)
    read_course(s, text, stage)
    names = names_of(s.compiled)
    dragons, caves = names.dragons.pool(), names.caves.pool()
    read_supplies(s, text)
    read_mats(s, text, dragons, caves)
    read_tucked(s, text.line("tucked"), dragons)
    read_hands(s, text, dragons, caves, DEALT if stage == OP_SETUP else 0)
    read_cards(s, text, dragons, caves)
    read_known(s, text)
    s.frames = frames_from(s, frames)
    if s.seats == 1 and stage != OP_SETUP:
        read_automa(s, text, dragons, caves, stage)
    deal(s, text, dragons, caves)
    read_eras(s, text)
    top = s.frames[-1]
    s.seat = None if top.op == OP_OVER else top.seat
    return s


def clear_table(s: "Wyrmspan") -> None:
    """Take away what a new game deals; tiles and who begins stay as they came."""
    s.limbo, s.sealed = [], [[] for _ in range(s.seats)]
    s.stock = START * s.seats


def read_course(s: "Wyrmspan", text: PositionReader, stage: int) -> None:
    """Read round and turn, tiles and results."""
    final = stage not in (OP_SETUP, OP_TURN)
    s.round = text.number("round", 1, 1, ROUNDS)
    s.turns = text.number("turns", int(stage != OP_SETUP), 0, MOST_TURNS)
    s.first = text.seat("first", s.options.starting_seat or 0)
    s.turn = text.seat("turn", (s.first - (stage == OP_OVER)) % s.seats)
    line = text.line("passed")
    seats = range(s.seats) if line is None and final else [] if line is None else seats_of(line, s.seats)
    s.passed = sum({1 << seat for seat in seats})
    s.tile = text.label("guild", GUILD_NAMES, s.tile)
    line = text.line("objectives")
    if line is not None:
        named = [word.label(SIDE_NAMES) for word in line.words()]
        tiles = {side // 2 for side in named}
        s.objectives = (
            named + [side for side in s.objectives if side // 2 not in tiles][: len(s.objectives) - len(named)]
        )
    read_places(s, text.line("places"), stage)


def seats_of(line: TextLine, seats: int) -> list[int]:
    """Read the numbers of seats."""
    return [word.number(0, seats - 1) for word in line.words()]


def read_places(s: "Wyrmspan", line: TextLine | None, stage: int) -> None:
    """Read who won which place in the finished rounds; unless it is said, nobody did."""
    finished = s.round - (stage not in (OP_FINAL, OP_OVER))
    s.places = [len(PLACES) - 1] * (len(s.marks) * finished)
    if line is None:
        return
    s.places = []
    for row in line.rows():
        if len(row) != len(s.marks):
            at = row[0] if row else line.key
            raise WrongCount(line=at.line, column=at.column, count=len(row), needed=len(s.marks))
        s.places += [word.label(PLACES) for word in row]


def read_cards(s: "Wyrmspan", text: PositionReader, dragons: Pool, caves: Pool) -> None:
    """Read display, decks, discards, and what lies between two places; of a deck the uppermost cards may be named."""
    names = names_of(s.compiled)
    s.display = shown(text, DRAGON, names.dragons, dragons) + shown(text, CAVE, names.caves, caves)
    s.dragon_discard = [names.dragons.take(dragons, word) for word in listed(text.line("dragon discard"))]
    s.cave_discard = [names.caves.take(caves, word) for word in listed(text.line("cave discard"))]
    s.dragon_deck = [names.dragons.take(dragons, word) for word in listed(text.line("dragon deck"))]
    s.cave_deck = [names.caves.take(caves, word) for word in listed(text.line("cave deck"))]
    s.limbo = [taken(s, word, dragons, caves, CAVE_CARD) for word in listed(text.line("open"))]
    for seat in range(s.seats):
        words = listed(text.line(f"sealed {seat}"))
        cards = [names.read(word, len(s.compiled.dragons)) for word in words[:2]]
        s.sealed[seat] = cards + [word.label(RESOURCES) for word in words[2:]]


def shown(text: PositionReader, key: str, cards: CardNames, pool: Pool) -> list[int]:
    """Read the three displayed cards of a kind; unless they are named, they are dealt."""
    line = text.line(f"{key} display")
    if line is None:
        return [TO_DEAL] * DISPLAYED
    words = listed(line)
    if len(words) != DISPLAYED:
        raise WrongCount(line=line.key.line, column=line.key.column, count=len(words), needed=DISPLAYED)
    return [NONE if word.text == EMPTY else cards.take(pool, word) for word in words]


def taken(s: "Wyrmspan", word: Word, dragons: Pool, caves: Pool, caves_from: int) -> int:
    """Take `dragon NAME` or `cave NAME` from the cards without a place; cave cards are numbered from `caves_from`."""
    names = names_of(s.compiled)
    card = names.read(word, caves_from)
    name = first_word(word)[1]
    if card >= caves_from:
        names.caves.take(caves, name)
    else:
        names.dragons.take(dragons, name)
    return card


def read_known(s: "Wyrmspan", text: PositionReader) -> None:
    """Read what everybody has seen, and dragons that were used in some way; nothing, unless it is said."""
    names = names_of(s.compiled)
    for name in SEEN:
        setattr(s, name, [names.dragons.card(word) for word in listed(text.line(name))])
    s.known_dragons = [names.dragons.card(word) for word in listed(text.line("known dragons"))]
    s.known_caves = [names.caves.card(word) for word in listed(text.line("known caves"))]
    words = listed(text.line("drawn"))
    s.drawn = [NONE if word.text == GONE else names.dragons.card(word) for word in words]


def read_automa(s: "Wyrmspan", text: PositionReader, dragons: Pool, caves: Pool, stage: int) -> None:
    """Read what Automa has; her decision cards are shuffled, unless they are named."""
    number = len(s.compiled.dragons)
    s.automa[automa.TOKEN] = text.number("automa track", 0, 0, TRACK_SPACES - 1)
    s.automa[automa.OBJECTIVE] = text.number("automa coins", 0, 0, MOST_TURNS)
    passed = text.label("automa passed", FLAGS, int(stage != OP_TURN))
    s.automa[automa.PASSED] = passed
    s.automa_cards = [taken(s, word, dragons, caves, number) for word in listed(text.line("automa cards"))]
    s.automa[automa.DRAGONS] = sum(card < number for card in s.automa_cards)
    s.automa[automa.CAVES] = len(s.automa_cards) - s.automa[automa.DRAGONS]
    read_markers(s, text, "automa markers", automa.AUTOMA)
    s.automa[automa.READY] = invariants.rounds_begun(s) - invariants.markers(s, automa.AUTOMA)
    level = LEVELS[s.options.automa]
    pool = Pool(level, DECISION_LABELS)
    line = text.line("decisions")
    s.decisions = [TO_DEAL] * (1 if passed else len(level)) if line is None else pool.take_all(line)
    pool.shuffle(text.deal)
    s.decisions = pool.dealt(s.decisions)


def deal(s: "Wyrmspan", text: PositionReader, dragons: Pool, caves: Pool) -> None:
    """Deal what is not named; the rest lies at the bottom of the decks."""
    for pool in (dragons, caves):
        pool.shuffle(text.deal)
    s.display = dragons.dealt(s.display[:3]) + caves.dealt(s.display[3:])
    s.dragons, s.caves = dragons.dealt(s.dragons), caves.dealt(s.caves)
    s.slot_cards = dragons.dealt(s.slot_cards)
    s.dragon_hands = [sorted(dragons.dealt(hand)) for hand in s.dragon_hands]
    s.cave_hands = [sorted(caves.dealt(hand)) for hand in s.cave_hands]
    s.dragon_discard, s.cave_discard = dragons.dealt(s.dragon_discard), caves.dealt(s.cave_discard)
    s.dragon_deck, s.cave_deck = dragons.dealt(s.dragon_deck), caves.dealt(s.cave_deck)
    s.dragon_deck, s.cave_deck = dragons.rest() + s.dragon_deck, caves.rest() + s.cave_deck


def read_eras(s: "Wyrmspan", text: PositionReader) -> None:
    """Read which cards were shuffled back how often."""
    names = names_of(s.compiled)
    s.dragon_era = eras_of(text.line("dragon reshuffled"), names.dragons, s.dragon_deck)
    s.cave_era = eras_of(text.line("cave reshuffled"), names.caves, s.cave_deck)


def eras_of(line: TextLine | None, cards: CardNames, deck: list[int]) -> list[int]:
    """Return the era of every card; the deck is of the latest one."""
    eras = [0] * len(cards.labels)
    latest = 0
    for row in rows(line):
        number, parts = row_of(row)
        era = number.number(1, invariants.ERAS)
        latest = max(latest, era)
        for word in (word for part in parts for word in pieces(part)):
            eras[cards.card(word)] = era
    for card in deck:
        eras[card] = latest
    return eras
