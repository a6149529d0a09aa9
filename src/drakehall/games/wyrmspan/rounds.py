"""The course of the game: setup, turns, limits, ends of rounds, upkeep, the end of the game."""

from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan import automa
from drakehall.games.wyrmspan.actions import (
    add_enticeable,
    begin_explore,
    can_dig,
    hold_cave,
    hold_dragon,
    name_from_hand,
    open_caves,
)
from drakehall.games.wyrmspan.counting import quantity, ranked
from drakehall.games.wyrmspan.decks import (
    clear_display,
    discard_cave,
    discard_dragon,
    refill,
)
from drakehall.games.wyrmspan.effects import RESOURCES
from drakehall.games.wyrmspan.frames import (
    COINS,
    EXPLORED,
    MAT_SPACES,
    MEAT,
    NONE,
    OP_FINAL,
    OP_INCOME,
    OP_OPPONENTS,
    OP_OVER,
    OP_ROUND,
    OP_TURN,
    ROW,
    Frame,
    push,
    push_seq,
    trades,
)
from drakehall.games.wyrmspan.payment import pay_coins
from drakehall.games.wyrmspan.places import eggs_of, homes, resources_of
from drakehall.games.wyrmspan.scoring import breakdown, winners
from drakehall.games.wyrmspan.tiles import PLACE_POINTS, SIDES
from drakehall.games.wyrmspan.vocabulary import ACTIVATE, DECLINE, DISCARD, EXPLORE, GAIN, PASS

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

# How far a turn has come.
ACTING: Final = 0
ENDING: Final = 1

INCOME: Final = 6
LIMIT: Final = 9
MOST_WALKS: Final = 3
"""WYR-7.1: number of times a cave can be explored in a round."""
ROUNDS: Final = 4
KEPT_COINS: Final = 2
"""What Ravel leaves the human between rounds."""

# --- 3 Setup --------------------------------------------------------------------------------------------------------


def setup(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """SETUP: every seat in turn discards two cards and takes three resources, unseen (WYR-3.5, WYR-R2)."""
    seat = frame.seat
    sealed = s.sealed[seat]
    if len(sealed) < 2:
        compiled = s.compiled
        return [compiled.discard_dragon + card for card in s.dragon_hands[seat] if card not in sealed[:1]] + [
            compiled.discard_cave + card
            for card in s.cave_hands[seat]
            if len(compiled.dragons) + card not in sealed[:1]
        ]
    if len(sealed) < 5:
        return [GAIN, GAIN + 1, GAIN + 2, GAIN + 3]
    if s.events is not None:
        s.tell("wyrmspan-event-has-chosen", seat=seat)
    if seat + 1 < s.seats:
        frame.seat = seat + 1
        return None
    open_choices(s)
    begin_round(s, frame)
    return None


def answer_setup(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """SETUP: a card or a resource was chosen; it stays sealed."""
    seat = frame.seat
    compiled = s.compiled
    if action < compiled.entice:
        chosen = action - GAIN
    elif action < compiled.excavate:
        chosen = action - compiled.discard_dragon
    else:
        chosen = len(compiled.dragons) + action - compiled.discard_cave
    s.sealed = s.sealed[:]
    s.sealed[seat] = [*s.sealed[seat], chosen]


def open_choices(s: "Wyrmspan") -> None:
    """WYR-3.5: all choices are carried out at once."""
    for seat, sealed in enumerate(s.sealed):
        for card in sealed[:2]:
            if card < len(s.compiled.dragons):
                discard_dragon(s, seat, card)
            else:
                discard_cave(s, seat, card - len(s.compiled.dragons))
        for kind in sealed[2:]:
            s.stock[seat * ROW + MEAT + kind] += 1
            if s.events is not None:
                s.tell("wyrmspan-event-gained", seat=seat, kind=RESOURCES[kind], count=1, reveals=True, own=True)
    s.sealed = [[] for _ in s.sealed]


# --- 4 Rounds and turns ---------------------------------------------------------------------------------------------


def begin_round(s: "Wyrmspan", frame: Frame) -> None:
    """WYR-4.1: no seat has passed, no cave is explored; the first player begins."""
    s.passed = 0
    s.turns += 1
    for seat in range(s.seats):
        at = seat * ROW + EXPLORED
        s.stock[at] = s.stock[at + 1] = s.stock[at + 2] = 0
    if s.seats == 1:
        automa.begin_round(s)
    s.turn = s.first
    frame.op = OP_TURN
    frame.progress = ACTING
    frame.seat = s.first
    if s.events is not None:
        s.tell("wyrmspan-event-round-begins", round=s.round, seat=s.first)


def main_actions(s: "Wyrmspan", seat: int) -> list[int]:
    """WYR-4.3: list what a turn can be used for, apart from exchanges."""
    at = seat * ROW
    stock = s.stock
    options = [PASS]
    if not stock[at + COINS]:
        return options
    eggs = eggs_of(s, seat)
    for cave in range(3):
        times = stock[at + EXPLORED + cave]
        if times < MOST_WALKS and times <= eggs:
            options.append(EXPLORE + cave)
    add_enticeable(s, seat, eggs, options)
    hand = s.cave_hands[seat]
    if hand and can_dig(s, seat, eggs):
        first = s.compiled.excavate
        options += [first + card for card in hand]
    return options


def turn(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """TURN: an action or a pass (WYR-4.2); then limits, display, next seat."""
    seat = frame.seat
    if frame.progress == ACTING:
        options = main_actions(s, seat)
        if len(options) == 1 and must_pass(s, seat):  # WYR-R1
            answer_turn(s, frame, PASS)
            return None
        return trades(s, seat) + options
    return end_turn(s, frame)


def must_pass(s: "Wyrmspan", seat: int) -> bool:
    """WYR-R1: whether everyone can see that a seat has nothing to do: no coin, or no card that could go anywhere."""
    entices = bool(s.dragon_hands[seat]) and open_caves(s, seat) > 0
    excavates = bool(s.cave_hands[seat]) and can_dig(s, seat, eggs_of(s, seat))
    return not s.stock[seat * ROW + COINS] or not (entices or excavates)


def answer_turn(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """TURN: the action begins; or a card over the limit is discarded."""
    seat = frame.seat
    compiled = s.compiled
    if frame.progress:
        discard_surplus(s, seat, action)
        return
    frame.progress = ENDING
    if action == PASS:
        s.passed |= 1 << seat
        if s.events is not None:
            s.tell("wyrmspan-event-passed", seat=seat)
    elif action < compiled.entice:
        begin_explore(s, seat, action - EXPLORE)
    elif action < compiled.excavate:
        push(s, compiled.main_entice, seat, NONE, 0, NONE)
        hold_dragon(s, s.frames[-1], action - compiled.entice)
    else:
        pay_coins(s, seat, 1)
        push(s, compiled.main_excavate, seat, NONE, 0, NONE)
        name_from_hand(s, seat, action - compiled.excavate)
        hold_cave(s, s.frames[-1], action - compiled.excavate)


# --- 9.3 End of a turn ----------------------------------------------------------------------------------------------


def end_turn(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """WYR-9.8, WYR-9.9: down to nine of each kind of thing, fill the display, next seat."""
    options = surplus(s, frame.seat)
    if options:
        return options
    refill(s)
    if s.fresh:
        s.fresh = []
    next_turn(s, frame)
    return None


def surplus(s: "Wyrmspan", seat: int) -> list[int]:
    """WYR-9.8: list what may be discarded while a limit is exceeded; what leaves no choice is done at once."""
    at = seat * ROW
    if s.stock[at + COINS] > LIMIT:
        drop_coins(s, seat, LIMIT)
    if resources_of(s, seat) > LIMIT:
        return trades(s, seat) + [DISCARD + kind for kind in range(4) if s.stock[at + MEAT + kind]]
    if len(s.dragon_hands[seat]) + len(s.cave_hands[seat]) > LIMIT:
        compiled = s.compiled
        dragons = [compiled.discard_dragon + card for card in s.dragon_hands[seat]]
        return trades(s, seat) + dragons + [compiled.discard_cave + card for card in s.cave_hands[seat]]
    return []


def drop_coins(s: "Wyrmspan", seat: int, most: int) -> None:
    """Give back the coins beyond a number."""
    surplus_coins = s.stock[seat * ROW + COINS] - most
    if surplus_coins > 0:
        s.stock[seat * ROW + COINS] = most
        if s.events is not None:
            s.tell("wyrmspan-event-dropped-coins", seat=seat, count=surplus_coins)


def discard_surplus(s: "Wyrmspan", seat: int, action: int) -> None:
    """WYR-9.8: one thing over a limit goes."""
    compiled = s.compiled
    if action < compiled.entice:
        s.stock[seat * ROW + MEAT + action - DISCARD] -= 1
        if s.events is not None:
            s.tell("wyrmspan-event-paid", seat=seat, kind=RESOURCES[action - DISCARD], count=1)
    elif action < compiled.excavate:
        discard_dragon(s, seat, action - compiled.discard_dragon)
    else:
        discard_cave(s, seat, action - compiled.discard_cave)


def next_turn(s: "Wyrmspan", frame: Frame) -> None:
    """WYR-4.2: the next seat clockwise that has not passed; alone, Automa in between (WYR-12.4)."""
    frame.progress = ACTING
    s.turns += 1
    if s.seats == 1:
        while not s.automa[automa.PASSED]:
            automa.turn(s)
            if not s.passed:
                break
    if s.passed == (1 << s.seats) - 1:
        end_round(s, frame)
        return
    seat = (frame.seat + 1) % s.seats
    while s.passed >> seat & 1:
        seat = (seat + 1) % s.seats
    s.turn = frame.seat = seat


# --- 10.1 End of a round --------------------------------------------------------------------------------------------


def end_round(s: "Wyrmspan", frame: Frame) -> None:
    """WYR-10.1: everyone has passed; abilities of the round come first."""
    s.used = []
    s.turn = s.first
    frame.op = OP_ROUND
    frame.progress = 0
    frame.seat = s.first
    if s.events is not None:
        s.tell("wyrmspan-event-round-ends", round=s.round)


def round_abilities(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """ROUND: clockwise from the first player, each uses their own `round` lines in an order of choice (WYR-10.2)."""
    seat = frame.seat
    waiting = [place for place in homes(s, seat) if waits(s, seat, place, s.compiled.round)]
    if len(waiting) > 1:
        return trades(s, seat) + [DECLINE] + [ACTIVATE + place for place in waiting]
    if waiting:
        use_line(s, seat, waiting[0], s.compiled.round)
        return None
    s.fresh = []  # WYR-R14
    frame.progress += 1
    if frame.progress < s.seats:
        s.turn = frame.seat = (s.first + frame.progress) % s.seats
    else:
        rank_objective(s)
        after_round(s, frame)
    return None


def waits(s: "Wyrmspan", seat: int, place: int, lines: tuple[int, ...]) -> bool:
    """Whether the dragon on a space has a line that has not been used yet."""
    card = s.dragons[seat * MAT_SPACES + place]
    return lines[card] >= 0 and card not in s.used


def use_line(s: "Wyrmspan", seat: int, place: int, lines: tuple[int, ...]) -> None:
    """Use a dragon's line, once."""
    card = s.dragons[seat * MAT_SPACES + place]
    s.used = [*s.used, card]
    if s.events is not None:
        s.tell("wyrmspan-event-activated", seat=seat, dragon=s.compiled.dragon_labels[card])
    push_seq(s, lines[card], seat, card)


def answer_round(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """ROUND: a dragon was chosen; declining leaves the opponents their shares (WYR-10.3)."""
    seat = frame.seat
    if action != DECLINE:
        use_line(s, seat, action - ACTIVATE, s.compiled.round)
        return
    for place in homes(s, seat):
        if waits(s, seat, place, s.compiled.round):
            card = s.dragons[seat * MAT_SPACES + place]
            s.used = [*s.used, card]
            line = s.compiled.round[card]
            if s.compiled.effects[line].opponents >= 0 and s.seats > 1:
                push_seq(s, line, seat, card)
                s.frames[-1].op = OP_OPPONENTS


def rank_objective(s: "Wyrmspan") -> None:
    """WYR-10.4, WYR-10.5: award the places of this round's objective."""
    side = SIDES[s.objectives[s.round - 1]]
    numbers = [quantity(s, side.objective, seat) for seat in range(s.seats)]
    if s.seats == 1:
        numbers.append(automa.quantity(s, s.round))
        s.automa = s.automa[:]
        s.automa[automa.OBJECTIVE] = 0
    won = ranked(numbers)
    s.places = s.places + won
    if s.events is not None:
        for seat, place in enumerate(won):
            points = PLACE_POINTS[s.round - 1][place]
            s.tell("wyrmspan-event-objective", seat=seat, objective=side.name, count=numbers[seat], points=points)


def after_round(s: "Wyrmspan", frame: Frame) -> None:
    """WYR-10.6, WYR-11: upkeep, or the last lines that can be paid for."""
    frame.progress = 0
    frame.seat = s.first
    s.turn = s.first
    s.used = []
    if s.round == ROUNDS:
        frame.op = OP_FINAL
        return
    if s.seats == 1 and s.options.automa.startswith("ravel"):  # WYR-12.14
        drop_coins(s, 0, KEPT_COINS)
    s.round += 1
    clear_display(s, caves=True)
    refill(s)
    frame.op = OP_INCOME


# --- 10.2 Upkeep ----------------------------------------------------------------------------------------------------


def income(s: "Wyrmspan", frame: Frame) -> None:
    """INCOME: six coins and an egg for everyone (WYR-10.7), then the next first player (WYR-10.8)."""
    seat = frame.seat
    if frame.progress == s.seats:
        if s.seats > 1:
            s.first = (s.first + 1) % s.seats
        begin_round(s, frame)
        return
    frame.progress += 1
    frame.seat = (seat + 1) % s.seats
    s.stock[seat * ROW + COINS] += INCOME
    if s.events is not None:
        s.tell("wyrmspan-event-gained-coins", seat=seat, count=INCOME)
    push(s, s.compiled.income_egg, seat, NONE, 0, NONE)


# --- 11 The end -----------------------------------------------------------------------------------------------------


def final(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """FINAL: `endgame` lines that cost something, in an order of choice (WYR-11.10)."""
    seat = frame.seat
    at = seat * MAT_SPACES
    waiting = [
        place
        for place in homes(s, seat)
        if s.compiled.paid_endgame[s.dragons[at + place]] and waits(s, seat, place, s.compiled.endgame)
    ]
    if len(waiting) > 1:
        return trades(s, seat) + [DECLINE] + [ACTIVATE + place for place in waiting]
    if waiting:
        use_line(s, seat, waiting[0], s.compiled.endgame)
        return None
    frame.progress += 1
    if frame.progress < s.seats:
        s.turn = frame.seat = (s.first + frame.progress) % s.seats
        return None
    s.used = []
    frame.op = OP_OVER
    if s.events is not None:
        for each, sources in enumerate(breakdown(s)):
            s.tell("wyrmspan-event-score", seat=each, points=sum(sources.values()))
        for each in winners(s):
            s.tell("wyrmspan-event-won", seat=each)
    return None


def answer_final(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """FINAL: a dragon was chosen, or none of the rest."""
    seat = frame.seat
    if action != DECLINE:
        use_line(s, seat, action - ACTIVATE, s.compiled.endgame)
        return
    rest = [s.dragons[seat * MAT_SPACES + place] for place in homes(s, seat)]
    s.used = s.used + [card for card in rest if s.compiled.paid_endgame[card] and card not in s.used]
