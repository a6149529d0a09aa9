"""Prepared positions of Wyrmspan: cards by their printed number, places as in the rules, actions by their notation."""

from drakehall.games.wyrmspan import GAME
from drakehall.games.wyrmspan.effects import CAVES, RESOURCES
from drakehall.games.wyrmspan.frames import (
    COINS,
    DUG,
    EXPLORED,
    HOMES,
    MARKERS,
    MEAT,
    NEST,
    NONE,
    ROW,
    TRACK,
)
from drakehall.games.wyrmspan.places import eggs_of
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.games.wyrmspan.tiles import SIDES
from drakehall.games.wyrmspan.vocabulary import EXCHANGES, PLACES, TRADES
from drakehall.kernel.events import Event
from drakehall.kernel.position_text import PositionWriter

ALL_TRADES = len(TRADES)
assert len(EXCHANGES) == 81


def begin(seats: int = 2, seed: int = 1, **options: object) -> Wyrmspan:
    """Begin a game; nobody has chosen yet."""
    return GAME.start(seats, seed, **({"starting_seat": 0} | options))


def table(seats: int = 2, seed: int = 1, guild: str = "plains", **options: object) -> Wyrmspan:
    """Give a first turn of seat 0: everybody has 6 coins and 1 egg, no cards and no resources."""
    text = PositionWriter("wyrmspan", begin(seats, seed, guild=guild, **options))
    text.line("seed", seed)
    text.line("round", 1)
    s = GAME.read_position(str(text))
    assert isinstance(s, Wyrmspan)
    return s


def ready(s: Wyrmspan) -> None:
    """After a position was prepared: find the legal actions, and check that it is a possible one."""
    s.known_dragons, s.known_caves = [], []
    s.find_choices()
    s.check()


def supply(s: Wyrmspan, seat: int = 0, coins: int | None = None, **resources: int) -> None:
    """Give a seat exactly these resources, and coins if named."""
    at = seat * ROW
    for i, kind in enumerate(RESOURCES):
        s.stock[at + MEAT + i] = resources.get(kind, 0)
    if coins is not None:
        s.stock[at + COINS] = coins
    s.find_choices()


def dragon(s: Wyrmspan, number: int) -> int:
    """Give the id of a dragon by its number."""
    return s.compiled.dragon_labels.index(str(number))


def cave(s: Wyrmspan, number: int) -> int:
    """Give the id of a cave card by its number."""
    return s.compiled.cave_labels.index(str(number))


def fetch_dragon(s: Wyrmspan, number: int) -> int:
    """Take a dragon from wherever it lies: deck, discard pile, display, or under a dragon."""
    card = dragon(s, number)
    if card in s.slot_cards:
        s.slot_cards = [s.dragon_deck[0] if each == card else each for each in s.slot_cards]
        s.dragon_deck = s.dragon_deck[1:]
    s.dragon_deck = [each for each in s.dragon_deck if each != card]
    s.dragon_discard = [each for each in s.dragon_discard if each != card]
    if card in s.display[:3]:
        s.display[s.display.index(card)] = s.dragon_deck[0]
        s.dragon_deck = s.dragon_deck[1:]
    return card


def fetch_cave(s: Wyrmspan, number: int) -> int:
    """Take a cave card from wherever it lies: deck, discard pile, display, or a space that any card will do for."""
    card = cave(s, number)
    if card in s.caves:
        s.caves = [s.cave_deck[0] if each == card else each for each in s.caves]
        s.cave_deck = s.cave_deck[1:]
    s.cave_deck = [each for each in s.cave_deck if each != card]
    s.cave_discard = [each for each in s.cave_discard if each != card]
    if card in s.display[3:]:
        s.display[s.display.index(card, 3)] = s.cave_deck[0]
        s.cave_deck = s.cave_deck[1:]
    return card


def hand(s: Wyrmspan, seat: int = 0, dragons: tuple[int, ...] = (), caves: tuple[int, ...] = ()) -> None:
    """Add cards to a hand."""
    s.dragon_hands[seat] = sorted(s.dragon_hands[seat] + [fetch_dragon(s, number) for number in dragons])
    s.cave_hands[seat] = sorted(s.cave_hands[seat] + [fetch_cave(s, number) for number in caves])
    s.find_choices()


def show(s: Wyrmspan, slot: int, number: int) -> None:
    """Put a dragon on a place of the display."""
    card = fetch_dragon(s, number)
    s.dragon_deck = [s.display[slot], *s.dragon_deck]
    s.display[slot] = card
    s.find_choices()


def show_cave(s: Wyrmspan, slot: int, number: int) -> None:
    """Put a cave card on a place of the display."""
    card = fetch_cave(s, number)
    s.cave_deck = [s.display[slot + 3], *s.cave_deck]
    s.display[slot + 3] = card
    s.find_choices()


def on_top(s: Wyrmspan, *numbers: int) -> None:
    """Put dragons on top of their deck; the first will be drawn first."""
    cards = [fetch_dragon(s, number) for number in numbers]
    s.dragon_deck = s.dragon_deck + cards[::-1]


def cave_on_top(s: Wyrmspan, *numbers: int) -> None:
    """Put cave cards on top of their deck; the first will be drawn first."""
    cards = [fetch_cave(s, number) for number in numbers]
    s.cave_deck = s.cave_deck + cards[::-1]


def dig(s: Wyrmspan, where: str, columns: int, seat: int = 0, cards: tuple[int, ...] = ()) -> None:
    """Excavate a cave up to a column, with the cards named or any others."""
    row = CAVES.index(where)
    at = seat * ROW + DUG + row
    s.caves = s.caves[:]
    while s.stock[at] < columns:
        if cards:
            card, cards = fetch_cave(s, cards[0]), cards[1:]
        else:
            card, s.cave_deck = s.cave_deck[0], s.cave_deck[1:]
        s.caves[seat * 12 + row * 4 + s.stock[at]] = card
        s.stock[at] += 1
    s.find_choices()


def settle(
    s: Wyrmspan,
    where: str,
    *numbers: int,
    seat: int = 0,
    eggs: int = 0,
    cached: dict[str, int] | None = None,
    tucked: int = 0,
) -> None:
    """Let dragons live in a cave, from its leftmost free space on; the last of them gets eggs, resources and cards."""
    row = CAVES.index(where)
    at = seat * ROW + HOMES + row
    dig(s, where, max(s.stock[seat * ROW + DUG + row], s.stock[at] + len(numbers)), seat)
    s.dragons = s.dragons[:]
    s.tucked = s.tucked[:]
    for number in numbers:
        place = seat * 12 + row * 4 + s.stock[at]
        s.dragons[place] = fetch_dragon(s, number)
        s.stock[at] += 1
    s.eggs[place] = eggs
    s.cached[place] = sum(count << 8 * RESOURCES.index(kind) for kind, count in (cached or {}).items())
    for _ in range(tucked):
        s.tucked[place] = [*s.tucked[place], len(s.slot_cards)]
        s.slot_cards = [*s.slot_cards, s.dragon_deck[0]]
        s.slot_suspects = [*s.slot_suspects, []]
        s.slot_filters = [*s.slot_filters, 0]
        s.dragon_deck = s.dragon_deck[1:]
    s.find_choices()


def put(s: Wyrmspan, seat: int = 0, *, track: int | None = None, nest: int | None = None, explored: int = -1) -> None:
    """Set the guild token, the eggs on the mat, or how often all caves were explored."""
    at = seat * ROW
    if track is not None:
        s.stock[at + TRACK] = track
    if nest is not None:
        s.stock[at + NEST] = nest
    if explored >= 0:
        s.stock[at + EXPLORED : at + EXPLORED + 3] = [explored] * 3
    s.find_choices()


def mark(s: Wyrmspan, field: int, seat: int = 0, markers: int = 1) -> None:
    """Put markers on a field of the guild tile."""
    s.marks = s.marks[:]
    s.marks[seat] += markers << 3 * field
    if seat < s.seats:
        s.stock[seat * ROW + MARKERS] += markers
    s.find_choices()


def objective(s: Wyrmspan, name: str, number: int = 1) -> None:
    """Make a side the objective of a round."""
    side = next(i for i, each in enumerate(SIDES) if each.name == name)
    rest = [each for each in range(0, len(SIDES), 2) if each // 2 != side // 2 and each != 6]
    s.objectives = [*rest[: number - 1], side, *rest[number - 1 : 3]]


def options(s: Wyrmspan) -> list[str]:
    """List the legal actions apart from exchanges, in notation."""
    return [s.actions.name(action) for action in s.legal() if action >= ALL_TRADES]


def exchanges(s: Wyrmspan) -> list[str]:
    """List the exchanges that are offered."""
    return [s.actions.arguments(action)["trade"] for action in s.legal() if action < ALL_TRADES]  # type: ignore[misc]


def do(s: Wyrmspan, *names: str) -> None:
    """Carry out actions by their notation; each must be legal."""
    for name in names:
        action = s.actions.parse(name)
        assert action in s.legal(), f"{name} is not among {options(s)} (seat {s.seat}, {s.view(None).phase})"
        s.apply(action)
        s.check()


def told(s: Wyrmspan, *names: str) -> list[Event]:
    """Carry out actions and give what they told."""
    events: list[Event] = []
    s.events = events
    do(s, *names)
    s.events = None
    return events


def coins(s: Wyrmspan, seat: int = 0) -> int:
    """Count a seat's coins."""
    return s.stock[seat * ROW + COINS]


def resources(s: Wyrmspan, seat: int = 0) -> dict[str, int]:
    """List the resources that a seat has."""
    stock = s.stock[seat * ROW + MEAT : seat * ROW + MEAT + 4]
    return {kind: number for kind, number in zip(RESOURCES, stock, strict=True) if number}


def eggs(s: Wyrmspan, seat: int = 0) -> int:
    """Count a seat's eggs."""
    return eggs_of(s, seat)


def eggs_at(s: Wyrmspan, place: str, seat: int = 0) -> int:
    """Count the eggs at a place."""
    return s.stock[seat * ROW + NEST] if place == "mat" else s.eggs[seat * 12 + PLACES.index(place)]


def cached_at(s: Wyrmspan, place: str, seat: int = 0) -> dict[str, int]:
    """List the resources on a dragon."""
    return s.view(seat).mats[seat].spaces[PLACES.index(place)].cached


def tucked_at(s: Wyrmspan, place: str, seat: int = 0) -> list[int]:
    """List the numbers of the cards under a dragon."""
    slots = s.tucked[seat * 12 + PLACES.index(place)]
    return [s.compiled.dragons[s.slot_cards[slot]].number for slot in slots]


def dragon_at(s: Wyrmspan, place: str, seat: int = 0) -> int | None:
    """Give the number of the dragon at a place."""
    card = s.dragons[seat * 12 + PLACES.index(place)]
    return s.compiled.dragons[card].number if card != NONE else None


def cave_at(s: Wyrmspan, place: str, seat: int = 0) -> int | None:
    """Give the number of the cave card at a place."""
    card = s.caves[seat * 12 + PLACES.index(place)]
    return s.compiled.caves[card].number if card != NONE else None


def hand_of(s: Wyrmspan, seat: int = 0) -> list[int]:
    """List the numbers of the dragons in a hand."""
    return [s.compiled.dragons[card].number for card in s.dragon_hands[seat]]


def caves_of(s: Wyrmspan, seat: int = 0) -> list[int]:
    """List the numbers of the cave cards in a hand."""
    return [s.compiled.caves[card].number for card in s.cave_hands[seat]]


def track(s: Wyrmspan, seat: int = 0) -> int:
    """Give the space of a guild token."""
    return s.stock[seat * ROW + TRACK]


def everybody_passes(s: Wyrmspan) -> None:
    """Let all seats pass, down to the first question after the round (or the next round's first turn)."""
    number = s.round
    while s.seat is not None and s.round == number and "pass" in options(s):
        do(s, "pass")


def next_round(s: Wyrmspan) -> None:
    """Pass, decline and lay income eggs anywhere until the next round begins or the game ends."""
    number = s.round
    while s.seat is not None and (s.round == number or "pass" not in options(s)):
        names = options(s)
        do(s, "pass" if "pass" in names else "decline" if "decline" in names else names[-1])
