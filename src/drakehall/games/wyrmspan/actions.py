"""The three kinds of action: excavate, entice, explore; and effects that excavate or play dragons."""

from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan.benefits import declines
from drakehall.games.wyrmspan.compiled_effects import (
    BY_DRAGON,
    DECK,
    DISPLAY,
    FREE,
    FULL,
    HAND,
    MINUS_1,
    NO_RESOURCES,
    CompiledEffect,
)
from drakehall.games.wyrmspan.decks import cave_leaves, dragon_leaves, top_cave, tuck
from drakehall.games.wyrmspan.effects import CAVES, RESOURCES
from drakehall.games.wyrmspan.frames import (
    CAVE_CARD,
    COINS,
    COLUMNS,
    DONE,
    DUG,
    EXPLORED,
    HOMES,
    MAT_SPACES,
    MEAT,
    NONE,
    NOTHING,
    OP_EXPLORE,
    ROW,
    Frame,
    pop,
    push,
    push_op,
    push_seq,
    trades,
)
from drakehall.games.wyrmspan.payment import affordable, begin_pay, exchange, pay_coins, payable, repairs
from drakehall.games.wyrmspan.places import eggs_of, homes
from drakehall.games.wyrmspan.vocabulary import COVER, DECLINE, INTO, PLACES, USE, WAIVE

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

EGG: Final = 4
"""The icon after the four resources."""
FREE_EGGS: Final = 9
"""As if there were always enough eggs."""

# How far an excavation has come.
NAME_CAVE: Final = 0
CHOOSE_CAVE: Final = 1
PLACE_CAVE: Final = 2
BONUS_FIRST: Final = 3
USE_CAVE: Final = 4
BONUS_AGAIN: Final = 5
NEXT_CAVE: Final = 6

# How far an enticement has come.
NAME_DRAGON: Final = 0
CHOOSE_SPACE: Final = 1
PAY_EFFECT: Final = 2
WAIVE_ICON: Final = 3
PAY_PRINTED: Final = 4
PLACE_DRAGON: Final = 5
USE_DRAGON: Final = 6

# --- 5 Excavate -----------------------------------------------------------------------------------------------------


def diggable(s: "Wyrmspan", seat: int, eggs: int) -> list[int]:
    """WYR-5.1, WYR-5.2: list the caves whose next space can be excavated with this many eggs: none, 1, 2 by column."""
    at = seat * ROW + DUG
    return [cave for cave in range(3) if s.stock[at + cave] < COLUMNS and s.stock[at + cave] - 1 <= eggs]


def can_dig(s: "Wyrmspan", seat: int, eggs: int) -> bool:
    """Whether any cave is `diggable`."""
    stock = s.stock
    at = seat * ROW + DUG
    most = eggs + 1 if eggs < COLUMNS - 1 else COLUMNS - 1
    return stock[at] <= most or stock[at + 1] <= most or stock[at + 2] <= most


def excavate(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """EXCAVATE: name the card, choose the cave, pay, place it, use its ability and the bonus of column 4."""
    effect = s.compiled.effects[frame.effect]
    seat, progress = frame.seat, frame.progress
    if progress == NAME_CAVE:
        return name_cave(s, frame, effect)
    if progress == CHOOSE_CAVE:
        paid = frame.effect == s.compiled.main_excavate
        options = diggable(s, seat, eggs_of(s, seat) if paid else FREE_EGGS)
        if len(options) > 1 and frame.cave < 0:
            return [INTO + cave for cave in options]
        choose_cave(s, frame, options[0])
    elif progress == PLACE_CAVE:
        place_cave(s, frame)
    elif progress in (BONUS_FIRST, BONUS_AGAIN):
        after_placing(s, frame)
    elif progress == USE_CAVE:
        frame.progress = BONUS_AGAIN
        if frame.did == DONE:
            frame.bonus_due = 0
        card = frame.held
        push_seq(s, s.compiled.cave_played[card], seat, CAVE_CARD + card)
    else:
        frame.left -= 1
        frame.cave = NONE
        frame.progress = NAME_CAVE
        frame.flag = 0
        if not frame.left:
            pop(s, DONE)
    return None


def name_cave(s: "Wyrmspan", frame: Frame, effect: CompiledEffect) -> list[int] | None:
    """WYR-R5: the card is named before anything is paid; everyone sees a card from the deck."""
    seat = frame.seat
    optional = frame.flag or effect.paid >= 0
    blocked = effect.paid >= 0 and not payable(s, seat, NONE, effect.paid)
    if blocked or not can_dig(s, seat, FREE_EGGS):
        pop(s, DONE if frame.left < effect.n else NOTHING)
        return None
    if effect.sources & DECK:
        if not (s.caves_left or s.cave_discard):
            pop(s, DONE if frame.left < effect.n else NOTHING)
            return None
        if optional:
            return [*trades(s, seat), DECLINE, USE]
        card = top_cave(s)
        if s.events is not None:
            s.tell("wyrmspan-event-revealed-cave", seat=seat, card=s.compiled.cave_labels[card], reveals=True)
        hold_cave(s, frame, card)
        return None
    first = s.compiled.excavate
    options = [first + card for card in s.cave_hands[seat]] if effect.sources & HAND else []
    if effect.sources & DISPLAY:
        options = sorted(options + [first + card for card in s.display[3:] if card >= 0])
    if not options:
        pop(s, DONE if frame.left < effect.n else NOTHING)
        return None
    return trades(s, seat) + ([DECLINE, *options] if optional else options)


def hold_cave(s: "Wyrmspan", frame: Frame, card: int) -> None:
    """The card is named: it lies open until it is placed."""
    effect = s.compiled.effects[frame.effect]
    s.limbo = [*s.limbo, CAVE_CARD + card]
    frame.held = card
    frame.progress = CHOOSE_CAVE
    frame.flag = 0
    if effect.paid >= 0:
        begin_pay(s, effect.paid, frame.seat, NONE, 0)


def name_from_hand(s: "Wyrmspan", seat: int, card: int) -> None:
    """A cave card from a hand or the display is named."""
    if card in s.cave_hands[seat]:
        cave_leaves(s, seat, card)
        if s.events is not None:
            s.tell("wyrmspan-event-names-cave", seat=seat, card=s.compiled.cave_labels[card], reveals=True, own=True)
    else:
        s.display[s.display.index(card, 3)] = NONE
        if s.events is not None:
            s.tell("wyrmspan-event-names-cave", seat=seat, card=s.compiled.cave_labels[card])


def answer_excavate(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """EXCAVATE: a card or a cave was chosen."""
    if action == DECLINE:
        declines(s, frame, action)
    elif action == USE:
        frame.flag = 0
    elif action < s.compiled.entice:
        choose_cave(s, frame, action - INTO)
    else:
        card = action - s.compiled.excavate
        name_from_hand(s, frame.seat, card)
        hold_cave(s, frame, card)


def choose_cave(s: "Wyrmspan", frame: Frame, cave: int) -> None:
    """WYR-5.1, WYR-5.2: the cave is chosen; eggs are due unless the excavation is free."""
    seat = frame.seat
    frame.cave = cave
    frame.progress = PLACE_CAVE
    if frame.effect == s.compiled.main_excavate:
        eggs = s.stock[seat * ROW + DUG + cave] - 1
        if eggs:
            begin_pay(s, s.compiled.pay_eggs[eggs - 1], seat, NONE, 0)


def place_cave(s: "Wyrmspan", frame: Frame) -> None:
    """WYR-5.3: the card makes its space usable."""
    seat, card, cave = frame.seat, frame.held, frame.cave
    at = seat * ROW + DUG + cave
    place = cave * COLUMNS + s.stock[at]
    s.stock[at] += 1
    s.caves = s.caves[:]
    s.caves[seat * MAT_SPACES + place] = card
    s.limbo = [each for each in s.limbo if each != CAVE_CARD + card]
    if s.events is not None:
        s.tell("wyrmspan-event-excavated", seat=seat, card=s.compiled.cave_labels[card], place=PLACES[place])
    frame.bonus_due = int(place % COLUMNS == COLUMNS - 1)
    frame.progress = BONUS_FIRST


def after_placing(s: "Wyrmspan", frame: Frame) -> None:
    """WYR-5.5, WYR-R7: in column 4 the bonus is offered before the card's ability and, if not taken, after it."""
    frame.progress += 1
    frame.did = NOTHING
    if frame.bonus_due:
        push(s, s.compiled.cover, frame.seat, NONE, 1, NONE)


# --- 6 Entice -------------------------------------------------------------------------------------------------------


def open_caves(s: "Wyrmspan", seat: int) -> int:
    """WYR-6.3: the caves (bits) whose leftmost space without a dragon is excavated."""
    at = seat * ROW
    stock = s.stock
    return (
        (stock[at + HOMES] < stock[at + DUG])
        | (stock[at + HOMES + 1] < stock[at + DUG + 1]) << 1
        | (stock[at + HOMES + 2] < stock[at + DUG + 2]) << 2
    )


def add_enticeable(s: "Wyrmspan", seat: int, eggs: int, options: list[int]) -> None:
    """WYR-4.3: add the dragons in hand that the action could bring in, exchanges counted."""
    at = seat * ROW
    stock = s.stock
    coins = stock[at + COINS]
    meat, gold, crystal, milk = stock[at + MEAT], stock[at + MEAT + 1], stock[at + MEAT + 2], stock[at + MEAT + 3]
    total = meat + gold + crystal + milk
    caves = open_caves(s, seat)
    compiled = s.compiled
    homes_of, costs, coin, egg, first = compiled.homes, compiled.resources, compiled.coin, compiled.egg, compiled.entice
    for card in s.dragon_hands[seat]:
        if not homes_of[card] & caves or coin[card] >= coins or egg[card] > eggs:
            continue
        a, b, c, d = costs[4 * card], costs[4 * card + 1], costs[4 * card + 2], costs[4 * card + 3]
        fits = (
            (meat if meat < a else a)
            + (gold if gold < b else b)
            + (crystal if crystal < c else c)
            + (milk if milk < d else d)
        )
        if total + fits >= 2 * (a + b + c + d):
            options.append(first + card)


def need_of(s: "Wyrmspan", card: int, mode: int, waived: int) -> tuple[int, int, int, int]:
    """Return the resources due for a dragon."""
    if mode in (FREE, NO_RESOURCES):  # WYR-R22, WYR-R24
        return (0, 0, 0, 0)
    cost = s.compiled.resources
    at = 4 * card
    return (
        cost[at] - (waived == 0),
        cost[at + 1] - (waived == 1),
        cost[at + 2] - (waived == 2),
        cost[at + 3] - (waived == 3),
    )


def eggs_due(s: "Wyrmspan", card: int, mode: int, waived: int) -> int:
    """Return the eggs due for a dragon."""
    return 0 if mode == FREE else s.compiled.egg[card] - (waived == EGG)


def waivers(s: "Wyrmspan", seat: int, card: int) -> list[int]:
    """WYR-R23: list the icons a discount may take off so that the rest can be paid; NONE if there is no such icon."""
    compiled = s.compiled
    icons = [kind for kind in range(4) if compiled.resources[4 * card + kind]] + [EGG] * (compiled.egg[card] > 0)
    return [
        icon
        for icon in icons or [NONE]
        if affordable(s, seat, need_of(s, card, MINUS_1, icon)) and eggs_due(s, card, MINUS_1, icon) <= eggs_of(s, seat)
    ]


def playable(s: "Wyrmspan", seat: int, card: int, effect: CompiledEffect) -> bool:
    """WYR-R5: whether an effect can play this dragon: a space for it, and the rest of its cost."""
    homes_of = s.compiled.homes[card]
    if effect.onto:
        if not any(homes_of >> place // COLUMNS & 1 for place in homes(s, seat)):
            return False
    elif not homes_of & open_caves(s, seat):
        return False
    if effect.mode == FREE:
        return True
    if s.compiled.coin[card] > s.stock[seat * ROW + COINS]:
        return False
    if effect.mode == MINUS_1:
        return bool(waivers(s, seat, card))
    return s.compiled.egg[card] <= eggs_of(s, seat)


def entice(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """ENTICE: name the dragon, choose its space, pay, place it, use its ability."""
    effect = s.compiled.effects[frame.effect]
    seat, progress, card = frame.seat, frame.progress, frame.held
    if progress == NAME_DRAGON:
        return name_dragon(s, frame, effect)
    if progress == CHOOSE_SPACE:
        return choose_space(s, frame, effect)
    if progress == PAY_EFFECT:
        frame.progress = WAIVE_ICON
        if effect.paid >= 0:
            begin_pay(s, effect.paid, seat, NONE, 0)
    elif progress == WAIVE_ICON:
        options = waivers(s, seat, card) if effect.mode == MINUS_1 else [NONE]
        if len(options) > 1:
            return [WAIVE + icon for icon in options]
        waive(s, frame, options[0])
    elif progress == PAY_PRINTED:
        return pay_printed(s, frame, effect)
    elif progress == PLACE_DRAGON:
        place_dragon(s, frame, effect)
    else:
        pop(s, DONE)
    return None


def name_dragon(s: "Wyrmspan", frame: Frame, effect: CompiledEffect) -> list[int] | None:
    """List the dragons that can be played; whether there is one is the seat's secret if they are in its hand."""
    seat = frame.seat
    optional = frame.flag or effect.paid >= 0
    hand = s.dragon_hands[seat] if effect.sources & HAND else []
    shown = [card for card in s.display[:3] if card >= 0] if effect.sources & DISPLAY else []
    if effect.paid >= 0:
        other = effect.sources & HAND and s.compiled.effects[effect.paid].cost[0].kinds & BY_DRAGON
        if not payable(s, seat, NONE, effect.paid) or (other and len(s.dragon_hands[seat]) < 2):
            hand, shown = [], []
    room = bool(homes(s, seat)) if effect.onto else open_caves(s, seat) > 0
    shown = [card for card in shown if playable(s, seat, card, effect)]
    if not room or not (hand or shown):
        pop(s, NOTHING)
        return None
    first = s.compiled.entice
    options = [first + card for card in sorted([card for card in hand if playable(s, seat, card, effect)] + shown)]
    if optional or not options:
        return [*trades(s, seat), DECLINE, *options]
    return trades(s, seat) + options


def answer_entice(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """ENTICE: a dragon, a space or an icon was chosen."""
    if action == DECLINE:
        declines(s, frame, action)
    elif action >= s.compiled.entice:
        hold_dragon(s, frame, action - s.compiled.entice)
    elif action >= COVER:
        frame.place = action - COVER
        frame.progress = PAY_EFFECT
    elif action >= WAIVE:
        waive(s, frame, action - WAIVE)
    else:
        frame.place = leftmost(s, frame.seat, action - INTO)
        frame.progress = PAY_EFFECT


def hold_dragon(s: "Wyrmspan", frame: Frame, card: int) -> None:
    """The dragon is named: it lies open until it is placed."""
    seat = frame.seat
    label = s.compiled.dragon_labels[card]
    if card in s.dragon_hands[seat]:
        dragon_leaves(s, seat, card)
        if s.events is not None:
            s.tell("wyrmspan-event-names-dragon", seat=seat, dragon=label, reveals=True, own=True)
    else:
        s.display[s.display.index(card, 0, 3)] = NONE
        if s.events is not None:
            s.tell("wyrmspan-event-names-dragon", seat=seat, dragon=label)
    s.limbo = [*s.limbo, card]
    frame.held = card
    frame.progress = CHOOSE_SPACE
    frame.flag = 0


def leftmost(s: "Wyrmspan", seat: int, cave: int) -> int:
    """WYR-6.3: the leftmost space of a cave without a dragon."""
    return cave * COLUMNS + s.stock[seat * ROW + HOMES + cave]


def choose_space(s: "Wyrmspan", frame: Frame, effect: CompiledEffect) -> list[int] | None:
    """WYR-6.1, WYR-6.3: a preferred cave with room; on top of a dragon (WYR-R25): any in a preferred cave."""
    seat, card = frame.seat, frame.held
    wanted = s.compiled.homes[card]
    if effect.onto:
        options = [COVER + place for place in homes(s, seat) if wanted >> place // COLUMNS & 1]
    else:
        wanted &= open_caves(s, seat)
        options = [INTO + cave for cave in range(3) if wanted >> cave & 1]
    if len(options) > 1:
        return options
    answer_entice(s, frame, options[0])
    return None


def waive(s: "Wyrmspan", frame: Frame, icon: int) -> None:
    """WYR-R23: an icon is taken off."""
    frame.waived = icon
    frame.progress = PAY_PRINTED
    if icon >= 0 and s.events is not None:
        s.tell("wyrmspan-event-waived", seat=frame.seat, icon=(*RESOURCES, "egg")[icon])


def pay_printed(s: "Wyrmspan", frame: Frame, effect: CompiledEffect) -> list[int] | None:
    """WYR-6.2, WYR-R4: the printed cost; missing resources are first exchanged for, in the only way or by choice."""
    seat, card, mode = frame.seat, frame.held, effect.mode
    need = need_of(s, card, mode, frame.waived)
    while True:
        options = repairs(s, seat, need)
        if len(options) > 1:
            return options
        if not options:
            break
        exchange(s, seat, options[0])
    at = seat * ROW + MEAT
    for kind, number in enumerate(need):
        if number:
            s.stock[at + kind] -= number
            if s.events is not None:
                s.tell("wyrmspan-event-paid", seat=seat, kind=RESOURCES[kind], count=number)
    pay_coins(s, seat, 0 if mode == FREE else s.compiled.coin[card] + (mode == FULL))
    frame.progress = PLACE_DRAGON
    eggs = eggs_due(s, card, mode, frame.waived)
    if eggs:
        begin_pay(s, s.compiled.pay_eggs[eggs - 1], seat, NONE, 0)
    return None


def place_dragon(s: "Wyrmspan", frame: Frame, effect: CompiledEffect) -> None:
    """WYR-6.3, WYR-6.4: the dragon takes its space; its `played` line may be used."""
    seat, card, place = frame.seat, frame.held, frame.place
    frame.progress = USE_DRAGON
    at = seat * MAT_SPACES + place
    old = s.dragons[at]
    s.dragons = s.dragons[:]
    s.dragons[at] = card
    s.limbo = [each for each in s.limbo if each != card]
    s.fresh = [*s.fresh, card]
    if s.events is not None:
        s.tell("wyrmspan-event-enticed", seat=seat, dragon=s.compiled.dragon_labels[card], place=PLACES[place])
    if s.compiled.played[card] >= 0:
        push_seq(s, s.compiled.played[card], seat, card)
    if effect.onto:
        cover(s, seat, place, old, card)
    else:
        s.stock[seat * ROW + HOMES + place // COLUMNS] += 1


def cover(s: "Wyrmspan", seat: int, place: int, old: int, card: int) -> None:
    """WYR-R25: the covered dragon is tucked, its belongings pass on, surplus eggs are lost."""
    at = seat * MAT_SPACES + place
    s.eggs[at] = min(s.eggs[at], s.compiled.nests[card])
    s.known_dragons = [*s.known_dragons, old]
    if s.events is not None:
        s.tell("wyrmspan-event-covered", seat=seat, dragon=s.compiled.dragon_labels[old], place=PLACES[place])
    tuck(s, seat, place, old, [old])


# --- 7 Explore ------------------------------------------------------------------------------------------------------


def begin_explore(s: "Wyrmspan", seat: int, cave: int) -> None:
    """WYR-7.1: pay by how often the cave has been explored this round, then walk."""
    at = seat * ROW + EXPLORED + cave
    eggs = s.stock[at]
    s.stock[at] += 1
    pay_coins(s, seat, 1)
    if s.events is not None:
        s.tell("wyrmspan-event-explores", seat=seat, cave=CAVES[cave])
    push_op(s, OP_EXPLORE, seat, cave)
    if eggs:
        begin_pay(s, s.compiled.pay_eggs[eggs - 1], seat, NONE, 0)


def explore(s: "Wyrmspan", frame: Frame) -> None:
    """EXPLORE: entry, dragon, entry, dragon …; every space is checked when it is reached (WYR-7.2, WYR-R14)."""
    seat, cave, progress = frame.seat, frame.walk, frame.progress
    frame.progress = progress + 1
    column = progress >> 1
    if not progress & 1:
        push_seq(s, s.compiled.strips[cave][column], seat, NONE)
        return
    dragon = s.dragons[seat * MAT_SPACES + cave * COLUMNS + column] if column < COLUMNS else NONE
    if dragon < 0:
        pop(s, DONE)
        return
    line = s.compiled.activated[dragon]
    if line >= 0 and dragon not in s.fresh:
        push_seq(s, line, seat, dragon)
