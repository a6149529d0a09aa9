"""Random play: what `legal` and `apply` would do, without listing what is not taken."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from drakehall.games.dragon_castle import choices, powers, realm, spirits, turn
from drakehall.games.dragon_castle.grid import count
from drakehall.games.dragon_castle.vocabulary import OPEN, PLACE, PLACE_SECOND, START
from drakehall.kernel.chance import Chance

if TYPE_CHECKING:
    from drakehall.games.dragon_castle.rules import DragonCastle


def play(state: "DragonCastle", chance: Chance, limit: i64) -> i64:
    """Take legal actions at random until the game is over or `limit` are taken; return how many were."""
    taken: i64 = 0
    while taken < limit and state.seat is not None:
        phase = state.phase
        if phase == START and state.elegance != OPEN:
            start(state, chance)
        elif phase in (PLACE, PLACE_SECOND):
            place(state, chance)
        else:
            legal = state.legal()
            state.apply(legal[draw(chance, len(legal))])
        taken += 1
    return taken


def draw(chance: Chance, options: i64) -> i64:
    """Choose one of some options; where there is only one, nothing is drawn."""
    return chance.below(options) if options > 1 else 0


def start(state: "DragonCastle", chance: Chance) -> None:
    """Take a first tile, summon the dragon or call a spirit, as `choices.start` lists them."""
    summons: i64 = 1 if choices.may_summon(state) else 0
    tiles = summons + len(state.picks)
    callable_now = spirits.on_call(state, START) if state.powers else 0
    chosen = draw(chance, tiles + count(callable_now) if callable_now else tiles)
    if chosen >= tiles:
        powers.call(state, nth(callable_now, chosen - tiles))
    elif chosen < summons:
        turn.act(state, state.board.summon)
    else:
        turn.act(state, state.picks[chosen - summons])


def place(state: "DragonCastle", chance: Chance) -> None:
    """Place a tile or call a spirit, as `choices.place` and `choices.place_second` list them."""
    free = realm.free(state)
    room = count(free)
    callable_now = spirits.on_call(state, PLACE) if state.powers and state.phase == PLACE else 0
    chosen = draw(chance, room + count(callable_now) if callable_now else room)
    if chosen < room:
        turn.place(state, state.board.place + nth(free, chosen))
    else:
        powers.call(state, nth(callable_now, chosen - room))


def nth(mask: i64, number: i64) -> i64:
    """Return the cell or spirit of a mask with this many before it."""
    while number:
        mask &= mask - 1
        number -= 1
    low: int = mask & -mask
    return low.bit_length() - 1
