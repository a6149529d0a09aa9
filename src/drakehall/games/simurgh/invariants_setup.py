"""What is true while the table is set, and of the power tiles, which are given out then (SIM-3)."""

from typing import TYPE_CHECKING

from drakehall.games.simurgh.power import drafter_seat, pending
from drakehall.games.simurgh.tiles import POWER
from drakehall.games.simurgh.vocabulary import (
    CHOOSING,
    DRAFTING,
    DRAFTING_POWER,
    HOME,
    NO_DUTY,
    NONE,
    SUPPLY,
)
from drakehall.kernel.state import require

if TYPE_CHECKING:
    from drakehall.games.simurgh.rules import Simurgh

OPEN_TILES = 4
OFFERED = 3


def check_setup(state: "Simurgh") -> None:
    """Raise `BrokenInvariant` if the rules never set the table like this."""
    step, done = state.stack[0][:2] if state.stack else (NONE, 0)
    seats = state.seats
    dragonlord = state.options.mode == "dragonlord"
    drafting = step in (DRAFTING_POWER, DRAFTING)
    left = OPEN_TILES if dragonlord and not drafting else 0
    require(len(state.spotted) == left, "four tiles are left of the draft")
    if step in (DRAFTING_POWER, DRAFTING, CHOOSING):
        require(dragonlord and state.stack == [(step, done, 0, 0, 0)], "only the Dragonlord mode has drafts")
        check_untouched(state)
        check_hands(state, step, done)
    require(len(state.offers) == len(state.sealed) == (seats if step == CHOOSING else 0), "everybody chooses a dragon")
    if step == CHOOSING:
        check_offers(state, done)
    check_drafters(state, step, done)
    check_power(state)


def check_untouched(state: "Simurgh") -> None:
    """SIM-3.1 … SIM-3.7: no turn has been played yet."""
    seats = state.seats
    require(state.turns == 0 and state.final == NONE, "no turn has been played")
    require(state.stock == [state.board.start] * seats, "everybody has what everybody begins with")
    require(state.where == [HOME, SUPPLY, SUPPLY, HOME, SUPPLY] * seats, "everybody has a spearman and a rider")
    require(not any(state.dragons) and not state.drawn and not state.shown, "nobody has a dragon")
    tiles = [*state.wilds, *state.statue]
    require(set(tiles) == {NONE} and not state.chronicle and not state.removed, "the board is empty")
    require(not state.moved and not state.busy and state.duty == NO_DUTY, "nobody has moved")
    require(state.fresh == state.laid == state.extra == NONE, "nobody has placed anything")


def check_hands(state: "Simurgh", step: int, done: int) -> None:
    """SIM-3.14: two tiles each are drafted in turn order, with four open all the time."""
    seats = state.seats
    drafted = 0 if step == DRAFTING_POWER else done if step == DRAFTING else 2 * seats
    require(step != DRAFTING or 0 <= done < 2 * seats, "everybody drafts two tiles")
    require(step == DRAFTING_POWER or state.turn == (state.starter + done) % seats, "players choose in turn order")
    for order in range(seats):
        own = state.hands[(state.starter + order) % seats]
        require(len(own) == (drafted + seats - 1 - order) // seats, "everybody has drafted in turn order")
    open_tiles = 0 if step == DRAFTING_POWER else OPEN_TILES
    require(sum(tile != NONE for tile in state.slots) == open_tiles, "four tiles lie open")
    moments = 0 if step == DRAFTING_POWER else OPEN_TILES + 3 * drafted
    if step == CHOOSING:
        moments += OPEN_TILES + OFFERED * seats
    require(state.clock == moments, "the draft is remembered")


def check_offers(state: "Simurgh", done: int) -> None:
    """SIM-3.13, SIM-R75: the earlier players have chosen one of their three dragons in secret."""
    require(0 <= done < state.seats, "everybody chooses a dragon")
    for order in range(state.seats):
        seat = (state.starter + order) % state.seats
        offer, chosen = state.offers[seat], state.sealed[seat]
        require(len(offer) == OFFERED, "everybody chooses among three dragons")
        require(chosen in offer if order < done else chosen == NONE, "a dragon of the three is chosen")


def check_drafters(state: "Simurgh", step: int, done: int) -> None:
    """SIM-3.11, SIM-R74: the earlier players have kept a power tile; later everyone has."""
    seats = state.seats
    if step == DRAFTING_POWER:
        require(0 <= done < seats and state.turn == drafter_seat(state, done), "the last player drafts first")
        require(len(state.rows) == done + 1 and pending(state) == done, "the earlier drafters have kept a tile")
        require(
            all(state.kept[drafter_seat(state, order)] != NONE for order in range(done)),
            "drafters keep a tile in their order",
        )
        require(state.power == state.kept, "nobody has laid a tile")
        return
    require(NONE not in state.kept, "everybody has a power tile")
    require(len(state.rows) == (0 if state.options.mode == "spearman" else seats), "everybody has drafted a power tile")


def check_power(state: "Simurgh") -> None:
    """SIM-3.9, SIM-3.11: everyone has kept one power tile and either holds it or has laid it."""
    require(set(state.kept) - {NONE} <= set(POWER), "power tiles are kept")
    for seat, tile in enumerate(state.power):
        require(tile in (NONE, state.kept[seat]), "the power tile in hand is the one kept")
    gone = sorted(kept for kept, held in zip(state.kept, state.power, strict=True) if kept != held)
    laid = sorted(tile for tile in state.wilds + state.chronicle if tile in POWER)
    require(gone == laid, "a power tile not in hand has been laid")
    if state.options.mode == "spearman":
        require(sorted(state.kept + state.power_rest) == list(POWER), "every power tile has one place")
        return
    drawn: list[int] = []
    for order, row in enumerate(state.rows):
        seat = drafter_seat(state, order)
        require(len(set(row)) == len(row) == 3, "three tiles in every row")
        drawn += row if not order else row[2:]
        if order:
            before = state.rows[order - 1]
            kept = state.kept[(seat + 1) % state.seats]
            require(sorted(row[:2]) == sorted(tile for tile in before if tile != kept), "a pair is passed on")
        require(state.kept[seat] == NONE or state.kept[seat] in row, "the tile kept was there")
    require(sorted(drawn + state.power_rest) == list(POWER), "every power tile has one place")
