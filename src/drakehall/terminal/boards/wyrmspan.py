"""The board of Wyrmspan: the common table above, then the mats with their three caves."""

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from drakehall.games.wyrmspan.effects import CAVES, RESOURCES
from drakehall.games.wyrmspan.view import MatView, SpaceView, WyrmspanView
from drakehall.games.wyrmspan.vocabulary import FIELDS, PLACES
from drakehall.text import Words
from drakehall.text.wyrmspan import card_name, card_text

STYLES = {"crimson": "red", "golden": "yellow", "amethyst": "magenta"}
SIGNS = {"meat": ("m", "red"), "gold": ("g", "yellow"), "crystal": ("c", "magenta"), "milk": ("k", "white")}
WIDTH = 22
NAME_WIDTH = 11


def board(view: msgspec.Struct, words: Words) -> RenderableType:
    """Draw the common table and every mat, the viewer's own last."""
    assert isinstance(view, WyrmspanView)
    parts: list[RenderableType] = [heading(view, words), display(view, words), guild(view, words)]
    if view.automa is not None:
        her = view.automa
        facts = {"dragons": her.dragons, "caves": her.caves, "space": her.track, "cards": her.cards}
        parts.append(Text(words.say("wyrmspan-board-automa", **facts), style="bold"))
    parts += [mat(view, each, words) for each in sorted(view.mats, key=lambda each: each.seat == view.viewer)]
    if view.viewer is not None:
        parts.append(hand(view, view.mats[view.viewer], words))
    return Group(*parts)


def heading(view: WyrmspanView, words: Words) -> Text:
    """Say which round it is and what its objective counts."""
    objective = words.say("wyrmspan-board-objective", objective=view.objectives[view.round - 1])
    return Text(f"{words.say('wyrmspan-board-round', round=view.round)}   {objective}", style="bold")


def display(view: WyrmspanView, words: Words) -> Table:
    """Draw the six open cards."""
    table = Table(box=box.SIMPLE, title=words.say("wyrmspan-board-display"), title_justify="left", show_header=False)
    for dragon, cave in zip(view.dragon_display, view.cave_display, strict=True):
        table.add_row(*(shown(view, label, kind, words) for label, kind in ((dragon, "dragon"), (cave, "card"))))
    return table


def shown(view: WyrmspanView, label: str | None, kind: str, words: Words) -> Text:
    """Write an open card: its number, its name if it is a dragon, and its text."""
    if label is None:
        return Text("—", style="dim")
    described = card_text(words.language, kind, int(label), view.dragon_table, view.cave_table)
    return Text.assemble(
        (f"{label} ", "dim"), (f"{name(view, label, words)}. " if kind == "dragon" else "", "bold"), described
    )


def name(view: WyrmspanView, label: str, words: Words) -> str:
    """Name a dragon."""
    return card_name(words.language, "dragon", int(label), view.dragon_table, view.cave_table)


def guild(view: WyrmspanView, words: Words) -> Text:
    """Write the guild tile: fields, room and markers."""
    text = Text(words.say(f"wyrmspan-guild-{view.guild}"), style="bold")
    for i, field in enumerate(FIELDS):
        owners = [words.player(seat)[:1] for seat, marks in enumerate(view.markers) for _ in range(marks[i])]
        room = str(view.squares[i]) if i < len(view.squares) else "∞"
        text.append(f" · {words.say(f'wyrmspan-field-{field}')} [{''.join(owners)}/{room}]", style="not bold")
    return text


def mat(view: WyrmspanView, each: MatView, words: Words) -> Table:
    """Draw a mat: three caves of four spaces, and what its owner has."""
    title = Text(words.player(each.seat), style="bold")
    if each.seat == view.turn and view.seat is not None:
        title.append(" ◀", style="bold green")
    if each.passed:
        title.append(f" ({words.say('wyrmspan-board-passed')})", style="dim")
    table = Table(box=box.ROUNDED, show_header=False, show_lines=True, padding=0, title=title)
    table.caption = supply(each, words)
    table.add_column(max_width=NAME_WIDTH)
    for _ in range(4):
        table.add_column(min_width=WIDTH)
    for row, cave in enumerate(CAVES):
        spaces = each.spaces[row * 4 : row * 4 + 4]
        cells = [space(view, one, PLACES[row * 4 + i], words) for i, one in enumerate(spaces)]
        table.add_row(words.say(f"wyrmspan-cave-{cave}"), *cells, style=STYLES[cave])
    return table


def supply(each: MatView, words: Words) -> Text:
    """Write a seat's coins, resources, eggs, cards and guild standing."""
    kinds = ", ".join(f"{words.say(f'wyrmspan-kind-{kind}')} {each.resources[kind]}" for kind in RESOURCES)
    facts = [
        words.say("wyrmspan-board-coins", count=each.coins),
        kinds,
        words.say("wyrmspan-board-nest", count=each.nest),
        words.say("wyrmspan-board-cards", dragons=each.dragon_cards, caves=each.cave_cards),
        words.say("wyrmspan-board-track", space=each.track, markers=each.markers),
    ]
    return Text(" · ".join(facts), style="dim")


def space(view: WyrmspanView, one: SpaceView, place: str, words: Words) -> Text:
    """Draw a space: its dragon with eggs, cached and tucked things."""
    text = Text(f"{place} ", style="dim")
    if one.dragon is None:
        return text.append("·" if one.excavated else "▒▒▒", style="dim")
    text.append(name(view, one.dragon, words), style="bold")
    if one.nests:
        text.append(f" ◖{one.eggs}/{one.nests}◗", style="cyan")
    for kind, number in one.cached.items():
        sign, style = SIGNS[kind]
        text.append(f" {number}{sign}", style=style)
    if one.tucked:
        text.append(f" ▤{one.tucked}", style="green")
    return text


def hand(view: WyrmspanView, own: MatView, words: Words) -> Table:
    """List the viewer's hand with the cards' texts."""
    table = Table(box=box.SIMPLE, title=words.say("wyrmspan-board-hand"), title_justify="left", show_header=False)
    for label in own.dragon_hand or []:
        table.add_row(shown(view, label, "dragon", words))
    for label in own.cave_hand or []:
        table.add_row(shown(view, label, "card", words))
    return table
