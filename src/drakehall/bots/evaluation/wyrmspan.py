"""How good a position of Wyrmspan is for a seat."""

from bisect import bisect_left
from typing import Final

from drakehall.bots.evaluation import defaults
from drakehall.bots.evaluation.sums import added
from drakehall.bots.evaluation.wyrmspan_cards import CardWorths, facts
from drakehall.games.wyrmspan import automa, scoring
from drakehall.games.wyrmspan.counting import cached_on, quantity
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
    MOST_MARKERS,
    NEST,
    OP_BROWN,
    OP_DRAW,
    OP_GAIN,
    OP_OVER,
    OP_PAY,
    OP_SETUP,
    OP_TURN,
    ROW,
    TRACK,
)
from drakehall.games.wyrmspan.places import HOMES_OF
from drakehall.games.wyrmspan.rounds import ACTING, ENDING, INCOME, LIMIT, ROUNDS
from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.games.wyrmspan.tiles import DECISIONS, LEVELS, PLACE_POINTS, SIDES
from drakehall.games.wyrmspan.vocabulary import DECLINE, DRAW_DRAGON, GAIN, PASS, TAKE_DRAGON
from drakehall.games.wyrmspan.vocabulary import MARKER as MARKER_FIELD

NAMES: Final = (
    "points",
    "actions",
    "finale",
    "waiting",
    "walks",
    "outings",
    "rounds",
    "dragons",
    "spaces",
    "rooms",
    "resources",
    "eggs",
    "nests",
    "cards",
    "caves",
    "ready",
    "hopes",
    "track",
    "objectives",
    "constant",
)
STAGES: Final = 1
RIVALS_INDEPENDENT: Final = True
TURN_NUMBER_IS_EXACT: Final = True
LAP: Final = 6
"""Number of steps from one brown space of the guild track to the next."""
SHORT: Final = 25.0
"""Number of points by which a seat's worth is below its final score at the beginning …"""
CLEAR: Final = 0.6
"""… and no longer after this share of the game."""
WHOLE: Final = 24.0
"""Number of coins in a game without any extra."""
LAST: Final = 3
"""What the last actions of a game gain along the way has no time to become points."""
SOON: Final = 4.0
"""With fewer actions left than this, things in hand gradually lose their worth."""
NEAR: Final[tuple[float, ...]] = (1.0, 0.75, 0.55, 0.4, 0.3, 0.2, 0.1)
"""How much of a dragon in hand counts, by the number of resources still missing for it."""
HOMELESS: Final = 0.6
"""How much of it counts while no cave has room for it."""
CARRIED: Final = 4
"""Number of coins that can be kept for the next round before its income spills over."""
KEEPS: Final = 0.7
"""How much of an action such a coin is worth."""
EDGE: Final[tuple[float, ...]] = (0.17, 0.07, 0.05, 0.04)
"""How much likelier the better place of an objective becomes with each thing more than the best rival has, by the
number of rounds until it is judged."""
LONGEST: Final = 60
QUIET: Final = (OP_TURN, OP_SETUP, OP_OVER)


def stage(state: Wyrmspan) -> int:
    """Time is part of the features, so there is one stage: the end of a round must not look like a gain or a loss."""
    return 0


def turn_number(state: Wyrmspan) -> int:
    """Count turns."""
    return state.turns


def information_key(state: Wyrmspan, seat: int) -> int:
    """The seat's own hand and the display make a difference."""
    return hash((tuple(state.dragon_hands[seat]), tuple(state.cave_hands[seat]), tuple(state.display)))


def progress(state: Wyrmspan) -> float:
    """Count rounds, and within a round the coins that are spent."""
    coins = max(0 if state.passed >> seat & 1 else state.stock[seat * ROW + COINS] for seat in range(state.seats))
    return (state.round - min(coins, INCOME) / INCOME) / ROUNDS


def worthwhile(state: Wyrmspan, legal: list[int]) -> list[int]:
    """Leave out exchanges of two resources for one: bots lose more by them than they gain."""
    if legal[0] >= PASS or legal[-1] < PASS:
        return legal
    return [action for action in legal if action >= PASS]


def features(state: Wyrmspan, seat: int) -> list[float]:
    """Measure points so far and what things can still become; every local is named after its feature."""
    s = unsealed(state, seat) if state.sealed[seat] else state
    compiled = s.compiled
    worths = facts(compiled)
    at = seat * ROW
    row = s.stock[at : at + ROW]
    coins = row[COINS]
    homes = row[HOMES : HOMES + 3]
    dug = row[DUG : DUG + 3]
    base = seat * MAT_SPACES
    where = HOMES_OF[25 * homes[0] + 5 * homes[1] + homes[2]]
    mat = s.dragons[base : base + MAT_SPACES]
    laid = row[NEST] + sum(s.eggs[base : base + MAT_SPACES])
    passed = s.passed >> seat & 1
    coming = ROUNDS - s.round
    usable = 0 if passed else coins if coins < LIMIT else LIMIT
    actions = float(usable + INCOME * coming)
    if passed and coming:
        actions += KEEPS * (coins if coins < CARRIED else CARRIED)
    time = (actions - LAST) / WHOLE if actions > LAST else 0.0
    near = 1.0 if actions >= SOON else actions / SOON
    each_walk = [worths.strips[cave][homes[cave]] for cave in (0, 1, 2)]
    activated = worths.activated
    for place in where:
        each_walk[place // COLUMNS] += activated[mat[place]]
    vp, nests_of, lines, ends = compiled.vp, compiled.nests, worths.round, compiled.endgame
    total = laid + row[BONUS] + scoring.objectives(s, seat)
    held = sum(row[MEAT : MEAT + 4])
    dragon_cards, cave_cards = len(s.dragon_hands[seat]), len(s.cave_hands[seat])
    if passed and not coming:
        total += coins + (held + dragon_cards + cave_cards) // 4
    free = 2 - laid
    per_round = 0.0
    for place in where:
        card = mat[place]
        total += vp[card]
        free += nests_of[card]
        per_round += lines[card]
        if ends[card] >= 0:
            total += scoring.endgame(s, seat, card)
        if s.cached[base + place]:
            total += cached_on(s, base + place)
        total += len(s.tucked[base + place])
    if s.marks[seat]:
        total += scoring.guild(s, seat)
    ready, hoped = plans(s, seat, worths, laid, row, usable if usable or not coming else INCOME)

    points = float(total)
    finale = INCOME if coming else usable
    waiting = float(s.turn == seat and begins_turn(s))
    walks = time * (each_walk[0] + each_walk[1] + each_walk[2])
    outings = walks_now(each_walk, row, usable, laid) if usable else 0.0
    rounds = (coming + 1) * per_round
    dragons = time * len(where)
    spaces = time * (dug[0] + dug[1] + dug[2])
    rooms = near * ((dug[0] > homes[0]) + (dug[1] > homes[1]) + (dug[2] > homes[2]))
    resources = near * (held if held < LIMIT else LIMIT)
    eggs = near * laid
    nests = near * (free if free < 6 else 6)
    cards = near * (dragon_cards if dragon_cards < 6 else 6)
    caves = near * (cave_cards if cave_cards < 4 else 4)
    hopes = near * hoped
    track = near * (row[TRACK] % LAP) if row[MARKERS] < MOST_MARKERS else 0.0
    objectives = hoped_objectives(s, seat)
    constant = 1.0
    # fmt: off
    return [
        points, actions, finale, waiting, walks, outings, rounds, dragons, spaces, rooms,
        resources, eggs, nests, cards, caves, ready, hopes, track, objectives, constant,
    ]
    # fmt: on


def begins_turn(s: Wyrmspan) -> bool:
    """Whether the action of a turn is to be chosen."""
    frame = s.frames[-1]
    return frame.op == OP_TURN and frame.progress == ACTING


def walks_now(walks: list[float], row: list[int], usable: int, eggs: int) -> float:
    """Estimate what exploring can still bring this round: the best walks that coins and eggs allow."""
    found = []
    for cave in (0, 1, 2):
        done = row[EXPLORED + cave]
        while done < 3:
            if done <= eggs:
                found.append(walks[cave] - done)
            done += 1
    found.sort(reverse=True)
    return added(found[:usable])


def plans(s: Wyrmspan, seat: int, worths: CardWorths, eggs: int, row: list[int], coins: int) -> tuple[float, float]:
    """Weigh the dragons in hand: those that coins, resources, eggs and spaces allow, and the best others."""
    hand = s.dragon_hands[seat]
    if not hand:
        return 0.0, 0.0
    compiled = s.compiled
    values = worths.hand[s.round - 1]
    have = row[MEAT : MEAT + 4]
    total = have[0] + have[1] + have[2] + have[3]
    room = [row[DUG + cave] - row[HOMES + cave] for cave in (0, 1, 2)]
    ready = 0.0
    hopes = []
    for card in sorted(hand, key=values.__getitem__, reverse=True) if len(hand) > 1 else hand:
        need = compiled.cost(card)
        fits = missing = 0
        for due, held in zip(need, have, strict=True):
            if held >= due:
                fits += due
            else:
                fits += held
                missing += due - held
        if missing:
            spare = (total - fits) >> 1
            missing = missing - spare if spare < missing else 0
        if compiled.egg[card] > eggs:
            missing += 1
        homes = compiled.homes[card]
        cave = (
            0
            if homes & 1 and room[0] > 0
            else 1
            if homes & 2 and room[1] > 0
            else 2
            if homes & 4 and room[2] > 0
            else -1
        )
        if not missing and cave >= 0 and coins > compiled.coin[card]:
            ready += values[card]
            coins -= 1 + compiled.coin[card]
            eggs -= compiled.egg[card]
            room[cave] -= 1
            total = spend(have, need)
        else:
            hopes.append(values[card] * NEAR[missing] * (1.0 if cave >= 0 else HOMELESS))
    hopes.sort(reverse=True)
    return ready, added(hopes[:2])


def spend(have: list[int], need: tuple[int, ...]) -> int:
    """Subtract a cost from a stock, two of the most plentiful for each that is missing; return what is left."""
    missing = 0
    for kind in (0, 1, 2, 3):
        have[kind] -= need[kind]
        if have[kind] < 0:
            missing -= have[kind]
            have[kind] = 0
    for _ in range(2 * missing):
        have[have.index(max(have))] -= 1
    return sum(have)


def hoped_objectives(s: Wyrmspan, seat: int) -> float:
    """Estimate the points of the objectives still to be judged."""
    worth = 0.0
    soon = True
    for number, own, chance in chances(s, seat):
        first, second = PLACE_POINTS[number][:2]
        if own or not soon:
            worth += second + (first - second) * chance
        soon = False
    return worth


def chances(s: Wyrmspan, seat: int) -> list[tuple[int, int, float]]:
    """List the objectives still to be judged: number, what the seat has for it, how likely the better place is."""
    found = []
    first = len(s.places) // len(s.marks)
    for number in range(first, ROUNDS):
        side = SIDES[s.objectives[number]]
        own = quantity(s, side.objective, seat)
        if s.seats == 1:
            rival = automa.quantity(s, s.round) if number == first else side.automa[number] + 1
            ahead = own - rival - (number - first)
        else:
            ahead = own - max([quantity(s, side.objective, other) for other in range(s.seats) if other != seat])
        chance = 0.5 + EDGE[number - first] * (ahead + 0.5)
        found.append((number, own, 0.0 if chance < 0 else 1.0 if chance > 1 else chance))
    return found


def play_out_pending(state: Wyrmspan, seat: int) -> Wyrmspan:
    """Finish what is under way, in the simplest way, until a turn begins: half-done things are deceptive."""
    if any(state.sealed):
        return state
    s = world = state
    for _ in range(LONGEST):
        frame = world.frames[-1]
        op = frame.op
        if op in QUIET and not (op == OP_TURN and frame.progress == ENDING):
            break
        if world is s:
            world = s.copy()
        world.apply(simplest(world))
    return world


def unsealed(s: Wyrmspan, seat: int) -> Wyrmspan:
    """Carry out a seat's own choices during setup."""
    world = s.copy()
    number = len(s.compiled.dragons)
    gone = s.sealed[seat][:2]
    world.dragon_hands[seat] = [card for card in s.dragon_hands[seat] if card not in gone]
    world.cave_hands[seat] = [card for card in s.cave_hands[seat] if number + card not in gone]
    for kind in s.sealed[seat][2:]:
        world.stock[seat * ROW + MEAT + kind] += 1
    return world


def simplest(s: Wyrmspan) -> int:
    """Choose without thinking: take what is given, pay for nothing extra, prefer points on the guild tile."""
    options = s.choices[bisect_left(s.choices, PASS) :]
    if not options:
        return s.choices[0]
    op = s.frames[-1].op
    if op == OP_PAY and options[0] == DECLINE:
        return DECLINE
    if op == OP_BROWN:
        return next((MARKER_FIELD + field for field in (4, 5, 2) if MARKER_FIELD + field in options), options[-1])
    if op == OP_GAIN and options[-1] >= GAIN and options[-1] < GAIN + 4:
        return wanted(s, options)
    if op == OP_DRAW and TAKE_DRAGON <= options[-1] <= DRAW_DRAGON:
        return best_shown(s, options)
    return options[1] if options[0] == DECLINE and len(options) > 1 else options[0]


def best_shown(s: Wyrmspan, options: list[int]) -> int:
    """Choose the dragon of the display that promises most."""
    values = facts(s.compiled).hand[s.round - 1]
    shown = [action for action in options if TAKE_DRAGON <= action < TAKE_DRAGON + 3]
    return max(shown, key=lambda action: values[s.display[action - TAKE_DRAGON]]) if shown else options[-1]


def wanted(s: Wyrmspan, options: list[int]) -> int:
    """Choose the resource that the dragons in hand lack most."""
    seat = s.frames[-1].seat
    at = seat * ROW + MEAT
    lack = [-s.stock[at + kind] for kind in range(4)]
    for card in s.dragon_hands[seat]:
        for kind, due in enumerate(s.compiled.cost(card)):
            lack[kind] += 2 * max(0, due - s.stock[at + kind])
    return max((action for action in options if action != DECLINE), key=lambda action: lack[action - GAIN])


# --- Automa: she goes by cards that all can count ---------------------------------------------------------------------


def automatic(state: Wyrmspan) -> list[float]:
    """Add to Automa's score the dragons of the steps that her cards still promise, and the objectives to come.

    Early in a game a seat's worth leaves out what cannot be seen yet, so the same is left out of hers.
    """
    present = defaults.automatic(state)
    if not present or state.over:
        return present
    places = added(
        PLACE_POINTS[number][0] * (1 - chance) + PLACE_POINTS[number][1] * chance
        for number, _, chance in chances(state, 0)
    )
    unseen = SHORT * max(0.0, 1 - progress(state) / CLEAR)
    return [present[0] + steps_to_come(state) / LAP * lap_worth(state) + places - unseen]


def steps_to_come(s: Wyrmspan) -> float:
    """Count the steps that she will probably take: one card of each round is set aside unseen."""
    deck = LEVELS[s.options.automa]
    rest = 0.0
    if not s.automa[automa.PASSED]:
        cards = s.decisions or deck
        rest = sum(automa.steps(s, DECISIONS[card]) for card in cards) * (1 - 1 / len(cards))
    later = s.copy()
    for number in range(s.round + 1, ROUNDS + 1):
        later.round = number
        rest += sum(automa.steps(later, DECISIONS[card]) for card in deck) * (1 - 1 / len(deck))
    return rest


def lap_worth(s: Wyrmspan) -> float:
    """Return what a dragon brings her, with the cave card that comes with some of them."""
    deck = [DECISIONS[card] for card in LEVELS[s.options.automa]]
    caves = sum(card.cave > 0 for card in deck) / len(deck)
    return automa.dragon_points(s) + automa.CAVE_POINTS * caves
