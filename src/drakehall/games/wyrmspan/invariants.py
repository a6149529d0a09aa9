"""What is true of every position of Wyrmspan."""

from collections import Counter
from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan import automa
from drakehall.games.wyrmspan.actions import PLACE_CAVE, PLACE_DRAGON
from drakehall.games.wyrmspan.compiled_effects import TUCK_FOOD
from drakehall.games.wyrmspan.frames import (
    BONUS,
    CAVE_CARD,
    COINS,
    COLUMNS,
    DUG,
    EXPLORED,
    HOMES,
    KIND_BITS,
    MARKERS,
    MAT_SPACES,
    MEAT,
    MOST_OF_A_KIND,
    NEST,
    NONE,
    OP_ENTICE,
    OP_EXCAVATE,
    OP_FINAL,
    OP_INCOME,
    OP_OVER,
    OP_ROUND,
    OP_SETUP,
    OP_TURN,
    ROW,
    START,
    TRACK,
    TRACK_SPACES,
)
from drakehall.games.wyrmspan.guild import FIELD_BITS, on_field, squares
from drakehall.games.wyrmspan.invariants_frame import owns
from drakehall.games.wyrmspan.invariants_pending import check_stack
from drakehall.games.wyrmspan.rounds import ACTING
from drakehall.games.wyrmspan.tiles import DECISIONS, GUILDS, LEVELS, SIDES
from drakehall.games.wyrmspan.vocabulary import FIELDS
from drakehall.kernel.state import require

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

MOST: Final = 400
"""More coins, or resources of a kind, than a seat has in any game with the printed cards."""
MOST_OF_TABLES: Final = 1 << 30
"""The same with an owner's cards."""
ERAS: Final = 500
"""More times than a deck is ever reshuffled."""


def check(s: "Wyrmspan") -> None:
    """Raise `BrokenInvariant` if the rules could never lead to this position."""
    check_record(s)
    require(bool(s.choices) == (s.seat is not None), "who decides has a choice")


def check_record(s: "Wyrmspan") -> None:
    """Check everything that is saved, that is, all but the choices."""
    check_shape(s)
    check_cards(s)
    check_mats(s)
    check_guild(s)
    check_stack(s)
    require((s.seat is None) == (s.frames[-1].op == OP_OVER), "somebody decides until the game is over")
    require(s.seat is None or s.seat == s.frames[-1].seat, "the top of the stack asks the seat that decides")
    check_turns(s)
    check_dragons(s)
    check_hidden(s)
    check_setup(s)
    check_automa(s)


def check_shape(s: "Wyrmspan") -> None:
    """Every list has its length and every number its range."""
    seats = s.seats
    listed = max(2, seats)
    require(1 <= seats <= 5, "one to five seats")
    require(len(s.stock) == ROW * seats, "a row of numbers for every seat")
    for spaces in (s.caves, s.dragons, s.eggs, s.cached, s.tucked):
        require(len(spaces) == MAT_SPACES * seats, "twelve spaces for every seat")
    require(len(s.dragon_hands) == len(s.cave_hands) == len(s.sealed) == seats, "a hand for every seat")
    require(len(s.marks) == listed and len(s.display) == 6 and len(s.automa) == automa.SLOTS, "marks, display, Automa")
    require(1 <= s.round <= 4 and 0 <= s.passed < 1 << seats, "round and passes")
    require(0 <= s.first < seats and 0 <= s.turn < seats and 0 <= s.tile < len(GUILDS), "seats and tile")
    require(s.options.guild in (None, GUILDS[s.tile].name), "the guild tile that was agreed")
    require(len(s.objectives) == 4 and len({side // 2 for side in s.objectives}) == 4, "four objective tiles")
    require(all(0 <= side < len(SIDES) for side in s.objectives), "known objectives")
    require(seats > 1 or all(SIDES[side].automa for side in s.objectives), "objectives that Automa can play")
    require(all(0 <= place <= 3 for place in s.places), "known places")


# --- Cards ----------------------------------------------------------------------------------------------------------


def check_cards(s: "Wyrmspan") -> None:
    """Every card lies in exactly one place."""
    number = len(s.compiled.dragons)
    dragons = s.dragon_deck + s.dragon_discard + s.slot_cards
    dragons += [card for card in s.display[:3] + s.dragons if card != NONE]
    dragons += [card for hand in s.dragon_hands for card in hand]
    dragons += [card for card in s.limbo if card < CAVE_CARD] + [card for card in s.automa_cards if card < number]
    require(sorted(dragons) == list(range(number)), "every dragon lies in one place")
    caves = s.cave_deck + s.cave_discard + [card for card in s.display[3:] + s.caves if card != NONE]
    caves += [card for hand in s.cave_hands for card in hand]
    caves += [card - CAVE_CARD for card in s.limbo if card >= CAVE_CARD]
    caves += [card - number for card in s.automa_cards if card >= number]
    require(sorted(caves) == list(range(len(s.compiled.caves))), "every cave card lies in one place")
    require(all(hand == sorted(hand) for hand in s.dragon_hands + s.cave_hands), "hands are sorted")
    check_eras(s.dragon_era, number, s.dragon_deck)
    check_eras(s.cave_era, len(s.compiled.caves), s.cave_deck)


def check_eras(eras: list[int], cards: int, deck: list[int]) -> None:
    """WYR-R11: a deck is reshuffled only when it is empty, so that all its cards are of the latest era."""
    require(len(eras) == cards and min(eras) >= 0 and max(eras) <= ERAS, "an era for every card")
    latest = max(eras)
    require(all(eras[card] == latest for card in deck), "a deck is of one era")


def check_dragons(s: "Wyrmspan") -> None:
    """WYR-8.2, WYR-8.24: dragons played in this turn, and hatchlings that were fed three times, are on the mats."""
    require(len(set(s.fresh)) == len(s.fresh) and len(set(s.grown)) == len(s.grown), "dragons are listed once")
    require(all(any(owns(s, seat, card) for seat in range(s.seats)) for card in s.fresh), "dragons played in this turn")
    require(not (s.fresh and turn_begins(s)), "a turn begins afresh")
    for card in s.grown:
        require(0 <= card < len(s.compiled.dragons) and s.compiled.food[card] >= 0, "hatchlings grow")
        require(card in s.slot_cards or (card in s.dragons and meals(s, card) >= 3), "it grows with three meals")


def meals(s: "Wyrmspan", card: int) -> int:
    """Count what a hatchling on a mat has eaten."""
    at = s.dragons.index(card)
    food = s.compiled.food[card]
    return len(s.tucked[at]) if food == TUCK_FOOD else s.cached[at] >> KIND_BITS * food & MOST_OF_A_KIND


# --- Mats -----------------------------------------------------------------------------------------------------------


def check_mats(s: "Wyrmspan") -> None:
    """Caves fill from the left, dragons live in excavated spaces, eggs have nests."""
    most = MOST_OF_TABLES if s.options.dragons or s.options.caves else MOST
    for seat in range(s.seats):
        row = s.stock[seat * ROW : seat * ROW + ROW]
        require(min(row) >= 0 and row[NEST] <= 2 and row[TRACK] < TRACK_SPACES, "no number below 0")
        require(row[MARKERS] <= 4 and max(row[EXPLORED : EXPLORED + 3]) <= 3, "markers and explorations")
        require(max(*row[COINS : MEAT + 4], row[BONUS]) <= most, "coins, resources, points")
        for cave in range(3):
            at = seat * MAT_SPACES + cave * COLUMNS
            dug, homes = row[DUG + cave], row[HOMES + cave]
            require(1 <= dug <= 4 and homes <= dug, "dragons live in excavated spaces")
            cards = [card >= 0 for card in s.caves[at : at + 4]]
            require(cards == [1 <= column < dug for column in range(4)], "caves are excavated from the left")
            require(
                [card >= 0 for card in s.dragons[at : at + 4]] == [column < homes for column in range(4)],
                "dragons fill a cave from the left",
            )
            for place in range(at, at + 4):
                check_space(s, place)
    slots = sorted(slot for place in s.tucked for slot in place)
    require(slots == list(range(len(s.slot_cards))), "every tucked card lies under a dragon")


def check_space(s: "Wyrmspan", place: int) -> None:
    """Eggs have nests, and only dragons hold things."""
    card, packed = s.dragons[place], s.cached[place]
    require(0 <= s.eggs[place] <= (s.compiled.nests[card] if card >= 0 else 0), "every egg has a nest")
    require(card >= 0 or (not packed and not s.tucked[place]), "only dragons hold things")
    require(0 <= packed < 1 << 32, "cached resources of four kinds")


def check_guild(s: "Wyrmspan") -> None:
    """Markers fit their squares."""
    require(all(0 <= mask < 1 << FIELD_BITS * len(FIELDS) for mask in s.marks), "markers lie on fields")
    for field, room in enumerate(squares(s)):
        require(on_field(s, field) <= room, "no square holds two markers")
    for seat in range(s.seats):
        require(markers(s, seat) == s.stock[seat * ROW + MARKERS], "markers are counted")


def markers(s: "Wyrmspan", seat: int) -> int:
    """Count the markers of a seat, or of Automa, on the guild tile."""
    return sum(s.marks[seat] >> FIELD_BITS * field & 7 for field in range(len(FIELDS)))


# --- The course of the game -----------------------------------------------------------------------------------------


def check_turns(s: "Wyrmspan") -> None:
    """WYR-4.2: a turn explores, entices, excavates or passes, and there is an end to each; the display is filled."""
    begun = rounds_begun(s)
    most = begun - in_mid_action(s)
    for seat in range(s.seats):
        row = s.stock[seat * ROW : seat * ROW + ROW]
        most += 10 * (begun - 1) + sum(row[EXPLORED : EXPLORED + 3]) + (s.passed >> seat & 1)
        most += sum(row[HOMES : HOMES + 3]) + sum(row[DUG : DUG + 3]) - 3
    require(s.frames[0].op == OP_SETUP or 1 <= s.turns <= most, "no more turns than actions")
    last = s.frames[0].op in (OP_FINAL, OP_OVER)
    require(last or not any(s.stock[BONUS::ROW]), "lines of the end are paid for at the end")
    if turn_begins(s):
        require(NONE not in s.display[:3] or not s.dragon_deck + s.dragon_discard, "three dragons are displayed")
        require(NONE not in s.display[3:] or not s.cave_deck + s.cave_discard, "three cave cards are displayed")


def turn_begins(s: "Wyrmspan") -> bool:
    """Whether a seat is to choose the action of its turn."""
    return len(s.frames) == 1 and s.frames[0].op == OP_TURN and s.frames[0].progress == ACTING


def rounds_begun(s: "Wyrmspan") -> int:
    """Count the rounds that have begun; at the income the next one has not."""
    return s.round - (s.frames[0].op == OP_INCOME)


def in_mid_action(s: "Wyrmspan") -> bool:
    """Whether there is a turn in progress whose action already shows on the mat."""
    if s.frames[0].op != OP_TURN or s.frames[0].progress == ACTING:
        return False
    if len(s.frames) == 1 or s.frames[1].op not in (OP_ENTICE, OP_EXCAVATE):
        return True
    return s.frames[1].progress > (PLACE_DRAGON if s.frames[1].op == OP_ENTICE else PLACE_CAVE)


def check_setup(s: "Wyrmspan") -> None:
    """WYR-3: before the first round everyone has what the setup gives, and chooses in seat order."""
    if s.frames[0].op != OP_SETUP:
        require(not any(s.sealed), "nothing stays sealed")
        return
    require(s.stock == START * s.seats and not any(s.marks) and s.round == 1, "everybody begins alike")
    require(not (s.dragon_discard or s.cave_discard or NONE in s.display), "nothing has been discarded")
    require(not (s.known_dragons or s.known_caves or s.fresh or s.grown), "nothing has been seen")
    number = len(s.compiled.dragons)
    for seat, sealed in enumerate(s.sealed):
        deciding = s.frames[-1].seat
        chosen = range(5, 6) if seat < deciding else range(5) if seat == deciding else range(1)
        require(len(s.dragon_hands[seat]) == len(s.cave_hands[seat]) == 3 and len(sealed) in chosen, "seat after seat")
        own = s.dragon_hands[seat] + [number + card for card in s.cave_hands[seat]]
        require(all(card in own for card in sealed[:2]), "sealed cards are in the hand")
        require(len(set(sealed[:2])) == len(sealed[:2]), "two cards are sealed")
        require(all(0 <= kind < 4 for kind in sealed[2:]), "sealed resources")


def check_automa(s: "Wyrmspan") -> None:
    """WYR-12: a lone player meets Automa, who has cards of her level, a token and markers."""
    if s.seats > 1 or s.frames[0].op == OP_SETUP:
        require(not (any(s.automa) or s.automa_cards or s.decisions), "Automa plays with one player")
        return
    level = Counter(LEVELS[s.options.automa])
    taken = level - Counter(s.decisions)
    require(bool(s.decisions) and Counter(s.decisions) <= level, "decision cards of her level")
    ranked = s.frames[0].op not in (OP_TURN, OP_ROUND)
    coins = 0 if ranked else sum(max(0, DECISIONS[card].objective) for card in taken.elements())
    dragons = sum(card < len(s.compiled.dragons) for card in s.automa_cards)
    require(s.automa[automa.DRAGONS] == dragons, "her dragons are counted")
    require(s.automa[automa.CAVES] == len(s.automa_cards) - dragons, "her cave cards are counted")
    require(
        0 <= s.automa[automa.TOKEN] < TRACK_SPACES and 0 <= s.automa[automa.OBJECTIVE] <= coins, "her token and coins"
    )
    require(s.automa[automa.READY] >= 0, "markers that she may place")
    require(s.automa[automa.READY] + markers(s, automa.AUTOMA) == rounds_begun(s), "a marker for every round")
    passed = s.automa[automa.PASSED]
    require(passed in (0, 1) and (not passed or len(s.decisions) == 1), "she passes with her last card")
    require(passed == 1 or s.frames[0].op == OP_TURN, "a round ends when she has passed, too")


# --- Hidden information ---------------------------------------------------------------------------------------------


def check_hidden(s: "Wyrmspan") -> None:
    """The records about hidden cards agree with where the cards are."""
    slots = len(s.slot_cards)
    require(len(s.slot_suspects) == slots and len(s.slot_filters) == slots, "three facts for every tucked card")
    hands = {card for hand in s.dragon_hands for card in hand}
    require(all(card in hands or card in s.slot_cards for card in s.known_dragons), "known dragons are hidden now")
    held = {card for hand in s.cave_hands for card in hand}
    require(all(card in held for card in s.known_caves), "known cave cards are in hands")
    require(len(set(s.known_dragons)) == len(s.known_dragons), "known dragons are listed once")
    require(len(set(s.known_caves)) == len(s.known_caves), "known cave cards are listed once")
    for seat in range(s.seats):
        check_slots(s, seat)


def check_slots(s: "Wyrmspan", seat: int) -> None:
    """WYR-R9, WYR-R20: a tucked card was seen by its owner, and others suspect where it came from; or nobody saw it."""
    slots = [slot for place in s.tucked[seat * MAT_SPACES : seat * MAT_SPACES + MAT_SPACES] for slot in place]
    own = {*s.dragon_hands[seat], *(s.slot_cards[slot] for slot in slots if s.slot_suspects[slot])}
    for slot in slots:
        card, suspects, rule = s.slot_cards[slot], s.slot_suspects[slot], s.slot_filters[slot]
        require(not suspects or card in suspects, "a tucked card is among its suspects")
        require(suspects == sorted(set(suspects)) and own.issuperset(suspects), "suspects lie with the owner")
        require(bool(suspects) or card not in s.known_dragons, "a card that nobody has seen is not known")
        require(0 <= rule <= 16 and admits(s, card, rule), "a tucked card has the cost that was told")


def admits(s: "Wyrmspan", card: int, rule: int) -> bool:
    """Whether a card has the cost that a filter describes."""
    cost = s.compiled.cost(card)
    if rule & 16:
        return not any(cost)
    return all(cost[kind] for kind in range(4) if rule >> kind & 1)
