"""What the effects of cards and tiles are called in the text of a position: `activated of NAME, item 2, cost`."""

from collections.abc import Iterator
from functools import cache

from drakehall.games.wyrmspan.compiled import CompiledCards
from drakehall.games.wyrmspan.effects import CAVES, TIMINGS
from drakehall.games.wyrmspan.position_cards import names_of
from drakehall.games.wyrmspan.tiles import GUILDS


@cache
def effect_names(compiled: CompiledCards) -> dict[int, str]:
    """Name every effect by the line it belongs to and its place in it."""
    found: dict[int, str] = {}
    for name, effect in lines(compiled):
        if effect >= 0:
            found.update(within(compiled, name, effect))
    return found


@cache
def effects_by_name(compiled: CompiledCards) -> dict[str, int]:
    """Give the effects by their names."""
    return {name: effect for effect, name in effect_names(compiled).items()}


def lines(compiled: CompiledCards) -> Iterator[tuple[str, int]]:
    """List the lines of cards, mats and tiles, and the actions; -1 where a card has no such line."""
    names = names_of(compiled)
    timings = (*zip(TIMINGS, compiled.by_timing, strict=True), ("fed", compiled.fed), ("fed3", compiled.fed3))
    for timing, of_cards in timings:
        yield from ((f"{timing} of {names.dragons.labels[card]}", line) for card, line in enumerate(of_cards))
    yield from ((f"cave card {names.caves.labels[card]}", line) for card, line in enumerate(compiled.cave_played))
    for cave, strip in zip(CAVES, compiled.strips, strict=True):
        yield from ((f"{cave} entry {entry}", line) for entry, line in enumerate(strip, start=1))
    for space, benefit in enumerate(compiled.track):
        yield f"track {space}", -1 if benefit is None else benefit
    for guild, bonuses, endgame in zip(GUILDS, compiled.bonuses, compiled.guild_endgame, strict=True):
        yield from ((f"guild {guild.name} bonus {number}", line) for number, line in enumerate(bonuses, start=1))
        yield f"guild {guild.name} endgame", endgame
    yield from ((f"cost of {number} eggs", cost) for number, cost in enumerate(compiled.pay_eggs, start=1))
    yield "bonus of column 4", compiled.cover
    yield "entice", compiled.main_entice
    yield "excavate", compiled.main_excavate
    yield "income egg", compiled.income_egg


def within(compiled: CompiledCards, name: str, effect: int) -> Iterator[tuple[int, str]]:
    """Name an effect and all that it consists of."""
    yield effect, name
    whole = compiled.effects[effect]
    parts = [(f"item {number}", item.body) for number, item in enumerate(whole.items, start=1)]
    parts += [(f"part {number}", part) for number, part in enumerate(whole.parts, start=1)]
    parts += [("opponents", whole.opponents), ("cost", whole.paid), ("benefit", whole.body)]
    for part, inner in parts:
        if inner >= 0:
            yield from within(compiled, f"{name}, {part}", inner)
