"""How far a frame of the stack can have progressed: what its registers can hold."""

from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan.actions import (
    BONUS_AGAIN,
    CHOOSE_CAVE,
    CHOOSE_SPACE,
    FREE_EGGS,
    NAME_CAVE,
    NAME_DRAGON,
    NEXT_CAVE,
    PAY_PRINTED,
    PLACE_CAVE,
    PLACE_DRAGON,
    USE_CAVE,
    USE_DRAGON,
    WAIVE_ICON,
    diggable,
    eggs_due,
    leftmost,
    need_of,
    open_caves,
    waivers,
)
from drakehall.games.wyrmspan.cache_and_tuck import CARD_BITS, DISCARDING, TUCKING
from drakehall.games.wyrmspan.compiled_effects import (
    ANY,
    ANYWHERE,
    FREE,
    FULL,
    HERE,
    MINUS_1,
    OF_PICKED,
    OF_TUCKED,
    CompiledEffect,
)
from drakehall.games.wyrmspan.frames import (
    BEGUN,
    COINS,
    COLUMNS,
    DUG,
    EXPLORED,
    FORCED,
    HOMES,
    MARKERS,
    MAT_SPACES,
    MOST_OF_A_KIND,
    NONE,
    OP_GAIN,
    OP_OPPONENTS,
    OP_PICK,
    OP_SEQ,
    ROW,
    TRACK,
    UNTOUCHED,
)
from drakehall.games.wyrmspan.payment import affordable, available
from drakehall.games.wyrmspan.places import eggs_of, homes, places

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan
from drakehall.games.wyrmspan.invariants_frame import Pending, owns

ENTICING: Final = (CHOOSE_SPACE, WAIVE_ICON, PAY_PRINTED, PLACE_DRAGON, USE_DRAGON)
"""How far an enticement has come when it waits for something, after its dragon is named."""
MOST: Final = MAT_SPACES * 4 * MOST_OF_A_KIND
"""Greatest number that can be counted on a mat."""


def unused(frame: Pending) -> bool:
    """Whether the registers that most effects do not use are empty."""
    return frame.b == 0 and frame.c == frame.d == NONE


def left_over(s: "Wyrmspan", frame: Pending) -> bool:
    """Whether a possible amount is left to do: all of it before it has begun, less afterwards."""
    effect = s.compiled.effects[frame.effect]
    changing = effect.count is not None and frame.progress == BEGUN
    total = MOST if changing else whole(s, frame, effect)
    begun = frame.progress == BEGUN and not frame.flag and (0 if frame.busy else 1) <= frame.a <= total - (not changing)
    return begun or (frame.progress == UNTOUCHED and not frame.busy and 0 < frame.a == total)


def whole(s: "Wyrmspan", frame: Pending, effect: CompiledEffect) -> int:
    """Return how much an effect is about."""
    return effect.n if effect.count is None else s.count(effect.count, frame.seat, frame.card)


def explore(s: "Wyrmspan", frame: Pending) -> bool:
    """EXPLORE: the walk has passed only dragons."""
    if not (frame.busy and 0 <= frame.a < 3 and 0 <= frame.progress <= 9 and unused(frame)):
        return False
    at = frame.seat * ROW
    return s.stock[at + EXPLORED + frame.a] > 0 and s.stock[at + HOMES + frame.a] >= frame.progress // 2


def entice(s: "Wyrmspan", frame: Pending) -> bool:
    """ENTICE: a dragon that can still be paid for, on its way to a space."""
    effect = s.compiled.effects[frame.effect]
    progress, card, place = frame.progress, frame.b, frame.c
    if progress == NAME_DRAGON:
        return not frame.busy and frame.a == 1 and unused(frame)
    if not (0 <= card < len(s.compiled.dragons) and frame.flag == 0 and frame.a == 1 and progress in ENTICING):
        return False
    if progress == USE_DRAGON:
        return frame.busy and 0 <= place < MAT_SPACES and -1 <= frame.d < 5 and owns(s, frame.seat, card)
    if frame.busy != (progress == PLACE_DRAGON) and not (progress == WAIVE_ICON and effect.paid >= 0):
        return False
    if progress == CHOOSE_SPACE:
        return place == frame.d == NONE and payable(s, frame, effect) and has_space(s, frame, effect)
    if not (is_space(s, frame, effect) and is_waiver(s, frame, effect)):
        return False
    return frame.busy or payable(s, frame, effect)


def has_space(s: "Wyrmspan", frame: Pending, effect: CompiledEffect) -> bool:
    """Whether the dragon has a space to go to."""
    liked = s.compiled.homes[frame.b]
    if effect.onto:
        return any(liked >> place // COLUMNS & 1 for place in homes(s, frame.seat))
    return bool(liked & open_caves(s, frame.seat))


def is_space(s: "Wyrmspan", frame: Pending, effect: CompiledEffect) -> bool:
    """WYR-6.1, WYR-6.3: whether the dragon may go where it is going."""
    place = frame.c
    if not (0 <= place < MAT_SPACES and s.compiled.homes[frame.b] >> place // COLUMNS & 1):
        return False
    if effect.onto:
        return place in homes(s, frame.seat)
    is_open = open_caves(s, frame.seat) >> place // COLUMNS & 1
    return bool(is_open) and place == leftmost(s, frame.seat, place // COLUMNS)


def is_waiver(s: "Wyrmspan", frame: Pending, effect: CompiledEffect) -> bool:
    """WYR-R23: whether the icon taken off, if any yet, is one that the dragon has."""
    icons = (*s.compiled.cost(frame.b), s.compiled.egg[frame.b])
    if frame.progress == WAIVE_ICON or effect.mode != MINUS_1 or not any(icons):
        return frame.d == NONE
    return 0 <= frame.d < 5 and icons[frame.d] > 0


def payable(s: "Wyrmspan", frame: Pending, effect: CompiledEffect) -> bool:
    """WYR-6.2, WYR-R5: whether the printed cost can still be paid."""
    seat, card, mode = frame.seat, frame.b, effect.mode
    coins = 0 if mode == FREE else s.compiled.coin[card] + (mode == FULL)
    if s.stock[seat * ROW + COINS] < coins:
        return False
    if mode == MINUS_1 and frame.progress < PAY_PRINTED:
        return bool(waivers(s, seat, card))
    need = need_of(s, card, mode, frame.d)
    return affordable(s, seat, need) and eggs_due(s, card, mode, frame.d) <= eggs_of(s, seat)


def excavate(s: "Wyrmspan", frame: Pending) -> bool:
    """EXCAVATE: a cave card on its way to a space, or just placed."""
    effect = s.compiled.effects[frame.effect]
    progress, card, cave = frame.progress, frame.b, frame.c
    if not 1 <= frame.a <= effect.n:
        return False
    if progress == NAME_CAVE:
        begun = frame.a < effect.n
        left = card in s.caves and frame.d in (0, 1) if begun else card == 0 and frame.d == NONE
        return not frame.busy and cave == NONE and left
    if not (0 <= card < len(s.compiled.caves) and frame.flag == 0 and -1 <= frame.d <= 1 and -1 <= cave < 3):
        return False
    if progress in (USE_CAVE, BONUS_AGAIN, NEXT_CAVE):
        row = s.caves[frame.seat * MAT_SPACES : frame.seat * MAT_SPACES + MAT_SPACES]
        return frame.busy and card in row and frame.d >= 0 and cave >= 0
    eggs = eggs_of(s, frame.seat) if frame.effect == s.compiled.main_excavate else FREE_EGGS
    caves = diggable(s, frame.seat, eggs)
    if progress == CHOOSE_CAVE:
        return cave == NONE and bool(caves) and frame.busy <= (effect.paid >= 0)
    return progress == PLACE_CAVE and frame.busy and cave >= 0 and s.stock[frame.seat * ROW + DUG + cave] < 4


def pay(s: "Wyrmspan", frame: Pending) -> bool:
    """PAY: what is left of the cost can be paid."""
    parts = s.compiled.effects[frame.effect].cost
    if frame.busy or not (
        unused(frame) and 0 <= frame.progress < len(parts) and 0 <= frame.a < parts[frame.progress].n
    ):
        return False
    due = [part.n - frame.a * (i == frame.progress) for i, part in enumerate(parts)]
    enough = all(available(s, frame.seat, frame.card, parts[i]) >= due[i] for i in range(frame.progress, len(parts)))
    return enough and not (frame.flag and (frame.progress or frame.a))


def seq(s: "Wyrmspan", frame: Pending) -> bool:
    """SEQ, OPPONENTS: what its effects have gained, picked and tucked could be theirs."""
    effect = s.compiled.effects[frame.effect]
    if not (0 <= frame.a < 1 << 32 and frame.root in (0, 1) and frame.flag in (0, 1)):
        return False
    if not -1 <= frame.c < 4 or (lacks_pick(s, frame, effect) and frame.c == NONE):
        return False
    at = frame.seat * MAT_SPACES
    if frame.d != NONE and not any(frame.d in slots for slots in s.tucked[at : at + MAT_SPACES]):
        return False
    if frame.waits:
        return (frame.a, frame.d, frame.root) == (0, NONE, 0) and frame.c == NONE
    return frame.busy and (frame.op == OP_SEQ or 1 <= frame.progress < s.seats)


def lacks_pick(s: "Wyrmspan", frame: Pending, effect: CompiledEffect) -> bool:
    """WYR-R17: whether what is still to come needs a kind that must have been named before."""
    if frame.op == OP_OPPONENTS:
        return names_picked(s, effect.opponents)
    bodies = [item.body for item in effect.items]
    picks = any(s.compiled.effects[body].op == OP_PICK for body in bodies[max(0, frame.progress - 1) :])
    return not picks and names_picked(s, frame.effect)


def names_picked(s: "Wyrmspan", line: int) -> bool:
    """Whether a line gains a kind that has been named."""
    bodies = [s.compiled.effects[item.body] for item in s.compiled.effects[line].items]
    return any(body.op == OP_GAIN and body.kind == OF_PICKED for body in bodies)


def upto(s: "Wyrmspan", frame: Pending) -> bool:
    """UPTO: the numbers of times done and left are possible."""
    n = s.compiled.effects[frame.effect].n
    return (
        frame.busy
        and frame.progress == BEGUN
        and 1 <= frame.a <= n
        and frame.b == n - frame.a
        and frame.c == frame.d == NONE
    )


def convert(s: "Wyrmspan", frame: Pending) -> bool:
    """CONVERT: its cost is being paid, or its benefit taken."""
    return frame.busy and frame.a == 1 and unused(frame) and 0 <= frame.flag <= FORCED


def bundle(s: "Wyrmspan", frame: Pending) -> bool:
    """BUNDLE: some parts are done; all can be declined before the first."""
    parts = s.compiled.effects[frame.effect].parts
    fits = (
        frame.progress == UNTOUCHED and frame.a == 1 and 0 <= frame.b < 1 << len(parts) and frame.c == frame.d == NONE
    )
    return fits and not (frame.flag and (frame.b or frame.busy))


def choose(s: "Wyrmspan", frame: Pending) -> bool:
    """CHOOSE: as many options are picked as the number left says."""
    effect = s.compiled.effects[frame.effect]
    picked = frame.b.bit_count()
    fits = 0 <= frame.b < 1 << len(effect.parts) and frame.a == effect.n - picked and frame.c == frame.d == NONE
    begun = picked > 0
    return (
        fits and frame.progress == begun and (begun or not frame.busy) and not (frame.flag and begun) and frame.a >= 0
    )


def gain(s: "Wyrmspan", frame: Pending) -> bool:
    """GAIN: kinds that leave a choice unit by unit, everything else before it is taken."""
    kind = s.compiled.effects[frame.effect].kind
    asks = frame.flag == 1 or kind in (ANY, OF_TUCKED)
    if kind == OF_TUCKED and frame.root < 0:
        return False
    return asks and not frame.busy and unused(frame) and left_over(s, frame)


def draw_or_lay(s: "Wyrmspan", frame: Pending) -> bool:
    """DRAW, EGG: card by card, egg by egg."""
    return not frame.busy and unused(frame) and left_over(s, frame)


def guild(s: "Wyrmspan", frame: Pending) -> bool:
    """GUILD: before the first step it can be declined; afterwards a space is paid."""
    return unused(frame) and left_over(s, frame) and (frame.busy or frame.flag == 1)


def brown(s: "Wyrmspan", frame: Pending) -> bool:
    """BROWN: a marker is there to be placed, or has been."""
    placed = s.stock[frame.seat * ROW + MARKERS]
    if frame.a or not unused(frame):
        return False
    if frame.progress == UNTOUCHED:
        return not frame.busy and placed < 4 and s.compiled.track[s.stock[frame.seat * ROW + TRACK]] < 0
    return frame.progress == BEGUN and frame.busy and placed > 0


def cache(s: "Wyrmspan", frame: Pending) -> bool:
    """CACHE: unit by unit."""
    return unused(frame) and left_over(s, frame)


def tuck(s: "Wyrmspan", frame: Pending) -> bool:
    """TUCK: card by card; first the dragon is named."""
    effect = s.compiled.effects[frame.effect]
    if frame.b or frame.d != NONE or not left_over(s, frame):
        return False
    if frame.c == NONE:
        return True
    return not frame.busy and frame.c in places(s, frame.seat, frame.card, effect.loc)


def tuck_each(s: "Wyrmspan", frame: Pending) -> bool:
    """TUCK_EACH: the dragons still to come are on the mat or were covered meanwhile."""
    if frame.a != 1:
        return False
    if frame.progress == UNTOUCHED:
        return not frame.busy and frame.flag == 1 and unused(frame)
    dragons: list[int] = []
    for four in (frame.b, frame.c, frame.d):
        if not 0 <= four < 1 << 4 * CARD_BITS:
            return False
        dragons += [(four >> CARD_BITS * i & (1 << CARD_BITS) - 1) - 1 for i in range(4)]
    rest = [dragon for dragon in dragons if dragon != NONE]
    known = all(owns(s, frame.seat, dragon) for dragon in rest) and len(set(rest)) == len(rest)
    return frame.progress == BEGUN and frame.busy and frame.flag == 0 and known


def used_once(s: "Wyrmspan", frame: Pending) -> bool:
    """ACTIVATE, MAT: something is chosen, then it goes on."""
    return frame.a == 1 and unused(frame) and frame.progress == int(frame.busy) and not (frame.flag and frame.busy)


def asked_once(s: "Wyrmspan", frame: Pending) -> bool:
    """SWAP, PICK: one question."""
    return frame.a == 1 and unused(frame) and frame.progress == UNTOUCHED and not frame.busy


def declinable(s: "Wyrmspan", frame: Pending) -> bool:
    """REVEAL, EGG_EACH: the question is only whether to do it."""
    return asked_once(s, frame) and frame.flag == 1


def split(s: "Wyrmspan", frame: Pending) -> bool:
    """SPLIT: no more are discarded or tucked than its shares say."""
    _, away, here, anywhere = s.compiled.effects[frame.effect].shares
    if not (
        0 <= frame.a <= away
        and 0 <= frame.b <= here + anywhere
        and frame.progress in (DISCARDING, TUCKING)
        and frame.d == NONE
    ):
        return False
    if frame.busy or frame.progress == DISCARDING:
        return frame.c == NONE and frame.progress == int(frame.busy) == int(frame.b > 0)
    return frame.c == NONE or frame.c in places(s, frame.seat, frame.card, HERE if here else ANYWHERE)
