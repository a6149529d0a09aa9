"""The board of Simurgh: City, Wilds, Scout Quarters, Statue, houses."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from drakehall.games.simurgh.board_file import BoardFile, Exchange, read
from drakehall.games.simurgh.compiled_board import END_TRIGGER
from drakehall.games.simurgh.tiles import ACTION_TILES, DRAGONS, EXPLORATION, EXPLORATION_TILES, OBJECTIVES
from drakehall.games.simurgh.view import DragonView, HouseView, SimurghView
from drakehall.terminal.boards import hanging
from drakehall.text import Words
from drakehall.text.cards import simurgh_effects as effects
from drakehall.text.cards.simurgh import dragon_name, objective_text, type_of

COLOURS = ("red", "green", "blue", "yellow", "magenta")
SIGNS = {"spearman": "s", "rider": "R"}
MARKED, UNMARKED = "◆", "◇"


def board(view: SimurghView, words: Words) -> RenderableType:
    """Draw everything that lies on the table."""
    facts = read(view.board)
    parts: list[RenderableType] = [
        city(view, facts, words),
        wilds(view, facts, words),
        Columns([quarters(view, facts, words), statue(view, facts, words)], padding=(0, 2)),
        Text(words.say("simurgh-board-legend"), style="dim"),
        piles(view, words),
        Columns([house(view, seat, facts, words) for seat in range(len(view.houses))], padding=(0, 1)),
    ]
    if view.looking:
        parts.append(tiles(view.looking, facts, words, "simurgh-board-looking"))
    if view.sealed is not None:
        parts.append(tiles([view.sealed], facts, words, "simurgh-board-sealed"))
    if view.hand:
        parts.append(tiles(view.hand, facts, words, "simurgh-board-hand"))
    return Group(*parts)


def standing(view: SimurghView, space: str) -> Text:
    """Show who stands on a space: a number for the player, a letter for the vassal."""
    text = Text()
    for each in view.vassals:
        if each.space == space:
            text.append(f" {each.seat + 1}{SIGNS[each.vassal]}", style=f"bold {COLOURS[each.seat]}")
    return text


def city(view: SimurghView, facts: BoardFile, words: Words) -> Table:
    """Draw the twelve spaces of the City in two columns."""
    table = Table(box=box.SIMPLE_HEAD, title=words.say("simurgh-board-city"), show_header=False, pad_edge=False)
    lines = []
    for i, each in enumerate(facts.city, 1):
        deal = effects.space(words.language, each.kind, each.who, each.cost, each.gain, facts.scout_quarters.arrival)
        lines.append(Text.assemble((words.say(f"simurgh-space-C{i}"), "bold"), f" {deal}", standing(view, f"C{i}")))
    for left, right in zip(lines[:6], lines[6:], strict=True):
        table.add_row(left, right)
    return table


def wilds(view: SimurghView, facts: BoardFile, words: Words) -> Table:
    """Draw the tiles in the Wilds with their spaces."""
    table = Table(box=box.SIMPLE_HEAD, title=words.say("simurgh-board-wilds"), show_header=False, pad_edge=False)
    open_spaces = [i for i, wild in enumerate(facts.wilds) if wild.min_players <= len(view.houses)]
    for wild, tile in zip(open_spaces, view.wilds, strict=True):
        bonus = effects.effect(words.language, facts.wilds[wild].bonus)
        name = Text.assemble((f"W{wild + 1}", "bold"), f" +{bonus}")
        if tile is None:
            table.add_row(name, Text("—", style="dim"))
            continue
        cells = [Text(words.say(f"simurgh-tile-{tile}"), style="bold cyan")]
        for i, deal in enumerate(spaces(words, int(tile)), 1):
            cells.append(Text.assemble((f" {i} ", "dim"), deal, standing(view, f"W{wild + 1}-{i}")))
        table.add_row(name, Text("\n").join(cells))
    return table


def quarters(view: SimurghView, facts: BoardFile, words: Words) -> Table:
    """Draw the face-up tiles with their costs."""
    table = Table(box=box.SIMPLE_HEAD, title=words.say("simurgh-board-quarters"), show_header=False, pad_edge=False)
    places: list[Exchange] = facts.scout_quarters.slots
    for i, (tile, place) in enumerate(zip(view.quarters, places, strict=True), 1):
        shown = "—" if tile is None else words.say(f"simurgh-tile-{tile}")
        table.add_row(
            str(i), Text(shown, style="bold cyan"), Text(effects.exchange(words.language, place.cost, place.gain))
        )
    return table


def statue(view: SimurghView, facts: BoardFile, words: Words) -> Table:
    """Draw the statue spaces and their objectives."""
    table = Table(box=box.SIMPLE_HEAD, title=words.say("simurgh-board-statue"), show_header=False, pad_edge=False)
    for i, (tile, place) in enumerate(zip(view.statue, facts.statue.spaces, strict=True), 1):
        shown = (
            effects.exchange(words.language, place.cost, place.gain) if tile is None else objective(tile, facts, words)
        )
        table.add_row(f"S{i}", Text(shown, style="" if tile is None else "bold"))
    return table


def objective(tile: str, facts: BoardFile, words: Words) -> str:
    """Return an objective's name and what it counts."""
    return f"{words.say(f'simurgh-objective-{tile}')}: {objective_text(facts, tile, words.language)}"


def spaces(words: Words, tile: int) -> list[str]:
    """Describe the action spaces of an action tile, or the path of an exploration tile."""
    if tile >= EXPLORATION[0]:
        way = EXPLORATION_TILES[tile - EXPLORATION[0]]
        return [effects.exchange(words.language, way.move_cost, gain) for gain in way.levels]
    return [
        effects.space(words.language, each.kind, each.who, each.cost, each.gain)
        for each in ACTION_TILES[tile - 1].spaces
    ]


def piles(view: SimurghView, words: Words) -> Text:
    """Show how many tiles are left, and whether these are the last turns."""
    text = Text(
        words.say(
            "simurgh-board-piles",
            stack=view.stack,
            dragons=view.dragons,
            objectives=view.objectives,
            chronicle=len(view.chronicle),
            limit=END_TRIGGER[view.length][1],
        ),
        style="dim",
    )
    if view.last_turns is not None:
        text.append(f" · {words.say('simurgh-board-last')}", style="bold red")
    return text


def house(view: SimurghView, seat: int, facts: BoardFile, words: Words) -> Panel:
    """Draw what lies in front of a player."""
    own: HouseView = view.houses[seat]
    title = Text(f"{seat + 1} {words.player(seat)}{' ◀' if seat == view.turn and view.seat is not None else ''}")
    goods = " · ".join(f"{words.say(f'simurgh-thing-{kind}')} {count}" for kind, count in own.resources.items())
    parts: list[RenderableType] = [
        Text(words.say("simurgh-amount-pp", count=own.points), style="bold"),
        Text(goods),
        Text(words.say("simurgh-board-house", spearmen=own.spearmen, riders=own.riders, hand=own.hand), style="dim"),
    ]
    for each in own.dragons:
        parts += dragon(each, facts, words)
    return Panel(Group(*parts), title=title, border_style=COLOURS[seat], width=58)


def dragon(each: DragonView, facts: BoardFile, words: Words) -> list[RenderableType]:
    """Draw a dragon with its markers and abilities."""
    parts: list[RenderableType] = [Text(dragon_name(facts, int(each.tile), words.language), style="bold")]
    for fact, marked in zip(type_of(int(each.tile)).abilities, each.markers, strict=True):
        style = "" if marked else "dim"
        sign = Text(f" {MARKED if marked else UNMARKED} ", style=style)
        parts.append(hanging(sign, Text(effects.ability(words.language, fact), style=style)))
    return parts


def tiles(labels: list[str], facts: BoardFile, words: Words, title: str) -> Table:
    """Draw tiles that only the viewer sees."""
    table = Table(box=box.SIMPLE_HEAD, title=words.say(title), show_header=False, pad_edge=False)
    for label in labels:
        number = int(label)
        if number in OBJECTIVES:
            table.add_row(Text(objective(label, facts, words), style="bold"))
        elif number in DRAGONS:
            abilities = [effects.ability(words.language, fact) for fact in type_of(number).abilities]
            table.add_row(below(dragon_name(facts, number, words.language), abilities))
        else:
            table.add_row(below(words.say(f"simurgh-tile-{label}"), spaces(words, number)))
    return table


def below(name: str, deals: list[str]) -> Group:
    """Write what a tile offers below its name."""
    return Group(Text(name, style="bold"), *(hanging(Text("  "), Text(deal)) for deal in deals))
