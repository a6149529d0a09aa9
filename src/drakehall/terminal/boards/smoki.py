"""The board of Smoki: piles in the middle, dreams side by side; and the account of its rounds."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from drakehall.games.smoki.view import UNSEEN, SmokiView
from drakehall.session.session import Session
from drakehall.text import Words
from drakehall.text.words import signed

FACE_DOWN = "▒▒"
WIDTH = 11  # of a slot: its number and the longest short name
STYLES = {"G": "bold magenta", "K": "bold red", "O": "bold cyan", "A": "bold red", UNSEEN: "dim"}


def board(view: SmokiView, words: Words) -> RenderableType:
    """Draw piles and dreams."""
    dreams = [dream(view, seat, words) for seat in range(len(view.dreams))]
    return Group(piles(view, words), Columns(dreams, padding=(0, 2)))


def piles(view: SmokiView, words: Words) -> Table:
    """Draw the hidden pile, the open piles and the card in transit."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    cells: list[RenderableType] = []
    table.add_column(words.say("smoki-board-hidden", count=view.hidden), justify="center")
    cells.append(Text(FACE_DOWN, style="dim"))
    for number, pile in enumerate(view.piles):
        table.add_column(words.say("smoki-board-open", pile=number, count=pile.size), justify="center")
        cells.append(card(pile.top, words))
    for title, moving in (("smoki-board-held", view.held), ("smoki-board-removed", view.removed)):
        if moving is not None:
            table.add_column(words.say(title), justify="center", style="bold")
            cells.append(card(moving, words))
    table.add_row(*cells)
    return table


def dream(view: SmokiView, seat: int, words: Words) -> Table:
    """Draw one dream with its slot numbers."""
    title = Text(words.player(seat), style="bold")
    if seat == view.turn and view.seat is not None:
        title.append(" ◀", style="bold green")
    caption = Text(standing(view, seat, words), style="dim")
    grid = Table(box=box.ROUNDED, show_header=False, show_lines=True, padding=0, title=title, caption=caption)
    for _ in range(3):
        grid.add_column(min_width=WIDTH)
    for row in (0, 3):
        grid.add_row(*(slot(view, seat, row + column, words) for column in range(3)))
    return grid


def slot(view: SmokiView, seat: int, number: int, words: Words) -> Text:
    """Draw one slot: its number and its card."""
    shown = view.dreams[seat][number]
    face = Text(FACE_DOWN, style="dim") if shown is None else card(shown, words)
    placed = seat == view.turn and number == view.placed
    return Text.assemble((f"{number} ", "bold green" if placed else "dim"), face)


def card(label: str | None, words: Words) -> Text:
    """Write a card: dragons by number, ravens by letter and number."""
    if label is None:
        return Text("—", style="dim")
    if label == UNSEEN:
        return Text(FACE_DOWN, style="dim")
    if label in STYLES:
        return Text(words.say(f"smoki-short-{label}"), style=STYLES[label])
    return Text(words.say(f"smoki-card-{label}").rjust(2), style="bold")


def standing(view: SmokiView, seat: int, words: Words) -> str:
    """Describe a seat's standing."""
    if view.scoring == "tokens":
        return words.say("smoki-board-tokens", count=view.tokens[seat])
    return words.say("smoki-board-points", count=view.totals[seat])


def account(session: Session, words: Words) -> RenderableType:
    """List the points of every round, the fewest marked, and what they came to: tokens, or total points."""
    view = session.state.view(None)
    assert isinstance(view, SmokiView)
    by_tokens = view.scoring == "tokens"
    table = Table(box=box.SIMPLE_HEAD, show_footer=True)
    sums = view.tokens if by_tokens else view.totals
    total = words.say("smoki-account-tokens" if by_tokens else "hall-total")
    table.add_column(words.say("smoki-account-round"), total)
    for seat, reached in enumerate(sums):
        came_to = Text(signed(reached), style="bold")
        table.add_column(Text(words.player(seat)), came_to, justify="right", overflow="fold")
    for number, points in enumerate(rounds(session), 1):
        best = min(points)
        table.add_row(str(number), *(f"★ {signed(each)}" if each == best else signed(each) for each in points))
    return Group(table, Text(words.say("smoki-account-token" if by_tokens else "smoki-account-fewest"), style="dim"))


def rounds(session: Session) -> list[list[int]]:
    """Return the points of every seat in the finished rounds."""
    points = [
        int(event.args["points"]) for step in session.steps for event in step.events if event.id == "smoki-event-scored"
    ]
    seats = session.state.seats
    return [points[first : first + seats] for first in range(0, len(points), seats)]
