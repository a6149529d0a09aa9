"""What is true of every position of Wyrmspan."""

from typing import TYPE_CHECKING

from drakehall.games.wyrmspan.automa import SLOTS
from drakehall.games.wyrmspan.frames import (
    CAVE_CARD,
    DUG,
    EXPLORED,
    HOMES,
    MARKERS,
    NEST,
    NONE,
    OP,
    OP_OVER,
    OP_SETUP,
    OPS,
    ROW,
    SEAT,
    TRACK,
    WIDTH,
)
from drakehall.games.wyrmspan.guild import FIELD_BITS, on_field, squares
from drakehall.games.wyrmspan.tiles import GUILDS, SIDES
from drakehall.kernel.state import require

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan


def check(s: "Wyrmspan") -> None:
    """Raise `BrokenInvariant` if the rules could never lead to this position."""
    check_shape(s)
    check_cards(s)
    check_mats(s)
    check_guild(s)
    check_hidden(s)
    check_stack(s)


def check_shape(s: "Wyrmspan") -> None:
    """Every list has its length and every number its range."""
    seats = s.seats
    listed = max(2, seats)
    require(1 <= seats <= 5, "one to five seats")
    require(s.turns >= 0, "turns are counted")
    require(len(s.stock) == ROW * seats, "a row of numbers for every seat")
    for spaces in (s.caves, s.dragons, s.eggs, s.cached, s.tucked):
        require(len(spaces) == 12 * seats, "twelve spaces for every seat")
    require(len(s.dragon_hands) == len(s.cave_hands) == len(s.sealed) == seats, "a hand for every seat")
    require(len(s.marks) == listed and len(s.display) == 6 and len(s.automa) == SLOTS, "marks, display, Automa")
    require(1 <= s.round <= 4 and 0 <= s.passed < 1 << seats, "round and passes")
    require(0 <= s.first < seats and 0 <= s.turn < seats and 0 <= s.tile < len(GUILDS), "seats and tile")
    require(len(s.objectives) == 4 and len({side // 2 for side in s.objectives}) == 4, "four objective tiles")
    require(all(0 <= side < len(SIDES) for side in s.objectives), "known objectives")
    require(len(s.places) in ((s.round - 1) * listed, s.round * listed), "places of finished rounds")
    require(all(0 <= place <= 3 for place in s.places), "known places")
    require(len(s.dragon_era) == len(s.box.dragons) and len(s.cave_era) == len(s.box.caves), "an era for every card")


def check_cards(s: "Wyrmspan") -> None:
    """Every card lies in exactly one place."""
    number = len(s.box.dragons)
    dragons = s.dragon_deck + s.dragon_discard + s.slot_cards
    dragons += [card for card in s.display[:3] + s.dragons if card != NONE]
    dragons += [card for hand in s.dragon_hands for card in hand]
    dragons += [card for card in s.limbo if card < CAVE_CARD] + [card for card in s.automa_cards if card < number]
    require(sorted(dragons) == list(range(number)), "every dragon lies in one place")
    caves = s.cave_deck + s.cave_discard + [card for card in s.display[3:] + s.caves if card != NONE]
    caves += [card for hand in s.cave_hands for card in hand]
    caves += [card - CAVE_CARD for card in s.limbo if card >= CAVE_CARD]
    caves += [card - number for card in s.automa_cards if card >= number]
    require(sorted(caves) == list(range(len(s.box.caves))), "every cave card lies in one place")
    require(all(hand == sorted(hand) for hand in s.dragon_hands + s.cave_hands), "hands are sorted")


def check_mats(s: "Wyrmspan") -> None:
    """Caves fill from the left, dragons live where they like to, eggs have nests."""
    for seat in range(s.seats):
        row = s.stock[seat * ROW : seat * ROW + ROW]
        require(min(row) >= 0 and row[NEST] <= 2 and row[TRACK] < 12, "no number below 0")
        require(row[MARKERS] <= 4 and max(row[EXPLORED : EXPLORED + 3]) <= 3, "markers and explorations")
        require(max(row) < 1 << 30, "numbers that can be kept")
        for cave in range(3):
            at = seat * 12 + cave * 4
            dug, homes = row[DUG + cave], row[HOMES + cave]
            require(1 <= dug <= 4 and homes <= dug, "dragons live in excavated spaces")
            cards = [card >= 0 for card in s.caves[at : at + 4]]
            require(cards == [1 <= column < dug for column in range(4)], "caves are excavated from the left")
            require(
                [card >= 0 for card in s.dragons[at : at + 4]] == [column < homes for column in range(4)],
                "dragons fill a cave from the left",
            )
            for place in range(at, at + 4):
                card = s.dragons[place]
                require(0 <= s.eggs[place] <= (s.box.nests[card] if card >= 0 else 0), "every egg has a nest")
                empty = not s.cached[place] and not s.tucked[place]
                require(card >= 0 or empty, "only dragons hold things")
    slots = sorted(slot for place in s.tucked for slot in place)
    require(slots == list(range(len(s.slot_cards))), "every tucked card lies under a dragon")


def check_guild(s: "Wyrmspan") -> None:
    """Markers fit their squares."""
    for field, room in enumerate(squares(s)):
        require(on_field(s, field) <= room, "no square holds two markers")
    for seat in range(s.seats):
        placed = sum(s.marks[seat] >> FIELD_BITS * field & 7 for field in range(7))
        require(placed == s.stock[seat * ROW + MARKERS], "markers are counted")


def check_hidden(s: "Wyrmspan") -> None:
    """What is kept about hidden cards agrees with where they are."""
    slots = len(s.slot_cards)
    require(len(s.slot_suspects) == slots and len(s.slot_filters) == slots, "three facts for every tucked card")
    for card, suspects, rule in zip(s.slot_cards, s.slot_suspects, s.slot_filters, strict=True):
        require(not suspects or card in suspects, "a tucked card is among its suspects")
        require(admits(s, card, rule), "a tucked card has the cost that was told")
    hands = {card for hand in s.dragon_hands for card in hand}
    require(all(card in hands or card in s.slot_cards for card in s.known_dragons), "known dragons are hidden now")
    held = {card for hand in s.cave_hands for card in hand}
    require(all(card in held for card in s.known_caves), "known cave cards are in hands")
    for seat, sealed in enumerate(s.sealed):
        number = len(s.box.dragons)
        own = s.dragon_hands[seat] + [number + card for card in s.cave_hands[seat]]
        require(all(card in own for card in sealed[:2]), "sealed cards are in the hand")
        require(all(0 <= kind < 4 for kind in sealed[2:]) and len(sealed) <= 5, "sealed resources")


def admits(s: "Wyrmspan", card: int, rule: int) -> bool:
    """Whether a card has the cost that a filter tells of."""
    cost = s.box.resources[card]
    if rule & 16:
        return not any(cost)
    return all(cost[kind] for kind in range(4) if rule >> kind & 1)


def check_stack(s: "Wyrmspan") -> None:
    """The stack holds whole frames, and its top asks the seat that decides."""
    stack = s.stack
    require(len(stack) > 0 and len(stack) % WIDTH == 0, "whole frames")
    for at in range(0, len(stack), WIDTH):
        require(0 <= stack[at] < len(OPS) and 0 <= stack[at + WIDTH + SEAT] < s.seats, "known frames")
    require((s.seat is None) == (stack[OP] == OP_OVER), "somebody decides until the game is over")
    require(s.seat is None or s.seat == stack[SEAT], "the top of the stack asks the seat that decides")
    require(stack[OP] == OP_SETUP or not any(s.sealed), "nothing stays sealed")
    require(bool(s.choices) == (s.seat is not None), "who decides has a choice")
