"""A table of Smoki set by hand, and the words to play at it.

Cards are written as in the rules. In a dream a card in brackets lies face down, `.` is any dragon face down and `*` any
dragon face up: `table("6 7 (2) / 3 . .", "* . . / . . .")`. Piles are written from the bottom to the top.
"""

from typing import Any

from drakehall.games.smoki import GAME
from drakehall.games.smoki.cards import LABELS
from drakehall.games.smoki.rules import Smoki
from drakehall.games.smoki.view import SmokiView
from drakehall.kernel.events import Event, Message

DRAGONS = ["-2", "0", "1", "2", "3", "4", "5", "6", "7", "8"]
RAVENS = ["O", "G", "K"]
REST = "* . . / . . ."
"""A dream that plays no part in the test."""


def start(seats: int = 3, seed: int = 1, **options: Any) -> Smoki:
    """Begin a real game."""
    return GAME.start(seats, seed, **options)


def table(
    *dreams: str,
    piles: list[str] | None = None,
    hidden: str = "",
    turn: int = 0,
    short: bool = False,
    tokens: list[int] | None = None,
    points: list[int] | None = None,
    played: int | None = None,
    rounds_played: int | None = None,
    reshuffled: bool = False,
    **options: Any,
) -> Smoki:
    """Lay out a position at the beginning of a turn.

    `hidden` names the uppermost cards of the hidden pile; the rest of the deck lies below them, ravens at the bottom.
    With `short` nothing else lies there. Rounds and turns that are not given are as few as the rest allows.
    """
    unused = whole_deck(bool(options.get("raven_attack")))
    layouts = [layout.replace("/", " ").split() for layout in dreams]
    laid = [pile.split() for pile in (["?"] * options.get("open_piles", 2) if piles is None else piles)]
    for card in [card.strip("()") for row in layouts + laid + [hidden.split()] for card in row]:
        if card not in "*.?":
            unused.remove(card)
    fill = {"*": "{}", ".": "({})", "?": "{}"}
    named = [[fill[card].format(unused.pop()) if card in fill else card for card in row] for row in layouts + laid]
    said = {f"option {name}": str(value).lower() for name, value in options.items()}
    said |= {f"seat {seat}": " ".join(cards) for seat, cards in enumerate(named[: len(dreams)])}
    said |= {f"open {pile}": " ".join(cards) or "-" for pile, cards in enumerate(named[len(dreams) :])}
    said |= {"hidden": " ".join([*unused, *hidden.split()]), "turn": str(turn)}
    said |= {"reshuffled": "yes"} if reshuffled else {}
    said |= {"turns": str(played)} if played is not None else {}
    said |= {"round": str(rounds_played + 1)} if rounds_played is not None else {}
    for key, numbers in (("tokens", tokens), ("dragons", points)):
        said |= {key: " ".join(map(str, numbers))} if numbers is not None else {}
    state = read(f"smoki, {len(dreams)} seats\n" + "\n".join(f"{key}: {value}" for key, value in said.items()))
    if short:
        del state.hidden[: len(unused)]
    return state


def read(text: str) -> Smoki:
    """Read a position in text."""
    return GAME.read_position(text)


def whole_deck(raven_attack: bool = False) -> list[str]:
    """List the cards of the box: ravens first, then dragons, four of each."""
    return ["A"] * (4 * raven_attack) + RAVENS * 4 + DRAGONS * 4


def number(card: str) -> int:
    """Give the number the program has for a card."""
    return LABELS.index(card)


def play(state: Smoki, *moves: str) -> list[Event]:
    """Play moves written in notation, each of which must be legal; give what happened."""
    events = state.events = []
    whole = count_cards(state) == len(whole_deck(state.options.raven_attack))
    for move in moves:
        assert move in legal(state), f"{move} is not legal, but {legal(state)} is"
        state.apply(state.actions.parse(move))
        if whole:
            state.check()
    state.events = None
    return events


def legal(state: Smoki) -> list[str]:
    """Name the legal actions."""
    return [state.actions.name(action) for action in state.legal()]


def slots(verb: str, *without: int) -> list[str]:
    """Name a verb's actions for all six slots but those left out."""
    return [f"{verb} {slot}" for slot in range(6) if slot not in without]


def dream(state: Smoki, seat: int) -> str:
    """Write a dream as it lies."""
    cards = [
        LABELS[card] if state.facing[seat] >> slot & 1 else f"({LABELS[card]})"
        for slot, card in enumerate(state.dreams[seat * 6 : seat * 6 + 6])
    ]
    return " ".join(cards[:3]) + " / " + " ".join(cards[3:])


def dreams(state: Smoki) -> list[str]:
    """Write all dreams."""
    return [dream(state, seat) for seat in range(state.seats)]


def piles(state: Smoki) -> list[str]:
    """Write the open piles, each from the bottom to the top."""
    return [words(pile) for pile in state.piles]


def words(cards: list[int]) -> str:
    """Write cards in their order."""
    return " ".join(LABELS[card] for card in cards)


def count_cards(state: Smoki) -> int:
    """Count the cards in dreams, piles and hand."""
    in_hand = state.view(state.turn).phase == "hold"
    return len(state.dreams) + len(state.hidden) + sum(map(len, state.piles)) + in_hand + (state.carry >= 0)


def view(state: Smoki, seat: int | None) -> SmokiView:
    """Show what a seat sees."""
    return state.view(seat)


def seen(events: list[Event], seat: int | None) -> list[str]:
    """Write what a seat hears of events, without the game's prefix."""
    return [str(event.seen_by(seat)).removeprefix("smoki-event-") for event in events]


def why(state: Smoki, move: str) -> str:
    """Write why a move is not legal, without the game's prefix; empty if it is."""
    reason: Message | None = state.why_not(state.actions.parse(move))
    return "" if reason is None else str(reason).removeprefix("smoki-why-")


def end_round(state: Smoki) -> list[Event]:
    """Let the seat whose turn it is end the round by placing a card on its only face-down slot, the last."""
    return play(state, "draw_hidden", "place 5", "put_top 0")


def totals(*layouts: str, **options: Any) -> list[int]:
    """Give the totals of dreams when another player ends the round.

    The first card of each lies face down until then; the player who ends the round is not listed.
    """
    covered = [f"({layout.split()[0]}) {' '.join(layout.split()[1:])}" for layout in layouts]
    state = table("* * * / * * .", *covered, hidden="5", scoring="points", points_limit=1000, **options)
    end_round(state)
    return state.last[1:]
