"""The board of Dragon Castle: the castle with its heights, the cards, the realms side by side."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from drakehall.games.dragon_castle.view import CellView, DragonCastleView, RealmView, StackView
from drakehall.terminal.boards import hanging
from drakehall.text import Words
from drakehall.text.cards.face import Face

STYLES = {"M": "yellow", "S": "red", "F": "green", "E": "blue", "W": "white", "D": "magenta"}
"""The colours of the kinds, as on the tiles; winds are black there."""
FACE_DOWN = "▒▒"
SHRINE = "▲"
AVAILABLE = "•"
FLOORS = ("", "¹", "²", "³")
TALL = ("", "", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹")
NAMED = frozenset("abcdefghijklmnopqrstuvwxyz")


def board(view: DragonCastleView, words: Words) -> RenderableType:
    """Draw the castle and the realms."""
    realms = [realm(view, seat, words) for seat in range(len(view.realms))]
    parts: list[RenderableType] = [castle(view, words), *notes(view, words), Columns(realms, padding=(0, 3))]
    return Group(*parts)


def castle(view: DragonCastleView, words: Words) -> RenderableType:
    """Draw the castle: tile and height of every stack, available tiles marked, those on the top floor underlined."""
    name = view.layout if view.layout[0] in NAMED else "own"
    title = words.say(
        "dragon_castle-board-castle",
        layout=words.say(f"dragon_castle-layout-{name}"),
        floor=view.top_floor,
        count=view.tiles_left,
    )
    cells = [[stack(each, view.top_floor) for each in row] for row in view.castle]
    kinds = ", ".join(f"{kind} {words.say(f'dragon_castle-kind-{kind}')}" for kind in STYLES)
    legend = Text(f"{words.say('dragon_castle-board-legend')}; {kinds}", style="dim")
    return Group(Text(title, style="bold"), grid(cells, indent=" "), legend)


def stack(each: StackView | None, top: int) -> Text:
    """Draw a stack of the castle."""
    if each is None:
        return Text(" ·", style="dim")
    style = STYLES[each.tile[0]]
    mark = (AVAILABLE, "bold") if each.available else (" ", "")
    weight = "dim" if not each.available else "bold underline" if each.height == top else "bold"
    return Text.assemble(mark, (each.tile, f"{weight} {style}"), (FLOORS[each.height], ""))


def notes(view: DragonCastleView, words: Words) -> list[RenderableType]:
    """Describe what lies beside the castle: supply, cards, tiles in hand."""
    supply = words.say("dragon_castle-board-supply", supply=view.supply, countdown=view.countdown)
    if view.summons_left:
        round_ = words.say("dragon_castle-board-summons", count=view.summons_left)
    else:
        round_ = words.say("dragon_castle-board-last-round")
    parts: list[RenderableType] = [Text(f"{supply} · {round_}")]
    spirits = [words.face(f"spirit-{each}") for each in view.spirits]
    dragons = [words.face(f"dragon-{each}") for each in view.dragons]
    parts += cards(words.say("dragon_castle-board-spirits"), spirits)
    parts += cards(words.say("dragon_castle-board-dragons"), dragons)
    if view.hand:
        names = ", ".join(words.say(f"dragon_castle-tile-{tile}") for tile in view.hand)
        parts.append(Text(words.say("dragon_castle-board-hand", hand=names)))
    if view.spirit is not None:
        parts.append(Text(words.say("dragon_castle-board-working", spirit=view.spirit)))
    return parts


def cards(title: str, faces: list[Face]) -> list[RenderableType]:
    """List cards with what they do, name by name; without cards there is no title."""
    lines = [hanging(Text("  "), Text(f"{face.name}: {face.text}")) for face in faces]
    return [Text(title), *lines] if lines else []


def advice(view: DragonCastleView, words: Words) -> list[str]:
    """DRC-12.3: warn of what is unwise about a player's own layout."""
    return [words.message(each) for each in view.advice]


def realm(view: DragonCastleView, seat: int, words: Words) -> RenderableType:
    """Draw a realm with its owner's points."""
    mine: RealmView = view.realms[seat]
    title = Text(words.player(seat), style="bold")
    if seat == view.turn and view.seat is not None:
        title.append(" ◀", style="bold green")
    points = words.say("dragon_castle-board-points", count=sum(mine.points.values()))
    pool = words.say("dragon_castle-board-pool", pool=mine.pool, tokens=mine.tokens)
    cells = [[cell(each) for each in row] for row in mine.cells]
    return Group(title, grid(cells), Text(f"{points}\n{pool}", style="dim"))


def cell(each: CellView | None) -> Text:
    """Draw a cell of a realm: tile, height if more than one, shrine."""
    if each is None:
        return Text("·", style="dim")
    face = (each.tile, f"bold {STYLES[each.tile[0]]}") if each.tile else (FACE_DOWN, "dim")
    tall = TALL[each.height] if each.height < len(TALL) else f"^{each.height}"
    return Text.assemble(face, tall, (SHRINE if each.shrine else "", "bold"))


def grid(cells: list[list[Text]], indent: str = "") -> Table:
    """Draw cells with the letters of columns, indented like their tiles, and the numbers of rows."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right")
    for _ in cells[0]:
        table.add_column(min_width=4)
    letters = [Text(indent + chr(ord("a") + column), style="dim") for column in range(len(cells[0]))]
    table.add_row("", *letters)
    for number, row in enumerate(cells, 1):
        table.add_row(Text(str(number), style="dim"), *row)
    return table
