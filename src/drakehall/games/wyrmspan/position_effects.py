"""What the effects of cards and tiles are called in the text of a position: `activated of NAME, item 2, cost`."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from drakehall.games.wyrmspan.compiled import CompiledCards
from drakehall.games.wyrmspan.effects import CAVES, TIMINGS
from drakehall.games.wyrmspan.frames import CAVE_CARD, NONE
from drakehall.games.wyrmspan.position_cards import names_of
from drakehall.games.wyrmspan.tiles import GUILDS
from drakehall.kernel.options import TABLES_KEPT


class NamedEffect(NamedTuple):
    """An effect: its name, the card whose line it belongs to, and whether it is a part of something larger."""

    name: str
    card: int
    is_part: bool


@lru_cache(TABLES_KEPT)
def named_effects(compiled: CompiledCards) -> dict[int, NamedEffect]:
    """Return names for all effects, made of the line they belong to and their place in it."""
    found: dict[int, NamedEffect] = {}
    for name, card, effect in lines(compiled):
        if effect >= 0:
            for inner, inner_name in within(compiled, name, effect):
                found[inner] = NamedEffect(inner_name, card, inner != effect)
    return found


@lru_cache(TABLES_KEPT)
def effects_by_name(compiled: CompiledCards) -> dict[str, int]:
    """Return the effects by their names."""
    return {named.name: effect for effect, named in named_effects(compiled).items()}


def lines(compiled: CompiledCards) -> Iterator[tuple[str, int, int]]:
    """List the lines of cards, mats and tiles, and the actions: name, card if any, effect or -1 if there is none."""
    names = names_of(compiled)
    timings = (*zip(TIMINGS, compiled.by_timing, strict=True), ("fed", compiled.fed), ("fed3", compiled.fed3))
    for timing, of_cards in timings:
        yield from ((f"{timing} of {names.dragons.labels[card]}", card, line) for card, line in enumerate(of_cards))
    for card, line in enumerate(compiled.cave_played):
        yield f"cave card {names.caves.labels[card]}", CAVE_CARD + card, line
    for cave, strip in zip(CAVES, compiled.strips, strict=True):
        yield from ((f"{cave} entry {entry}", NONE, line) for entry, line in enumerate(strip, start=1))
    for space, benefit in enumerate(compiled.track):
        yield f"track {space}", NONE, benefit
    for guild, bonuses, endgame in zip(GUILDS, compiled.bonuses, compiled.guild_endgame, strict=True):
        yield from ((f"guild {guild.name} bonus {number}", NONE, line) for number, line in enumerate(bonuses, start=1))
        yield f"guild {guild.name} endgame", NONE, endgame
    yield from ((f"cost in eggs {number}", NONE, cost) for number, cost in enumerate(compiled.pay_eggs, start=1))
    yield "bonus of column 4", NONE, compiled.cover
    yield "entice", NONE, compiled.main_entice
    yield "excavate", NONE, compiled.main_excavate
    yield "income egg", NONE, compiled.income_egg


def within(compiled: CompiledCards, name: str, effect: int) -> Iterator[tuple[int, str]]:
    """Yield an effect and all its parts, with their names."""
    yield effect, name
    whole = compiled.effects[effect]
    parts = [(f"item {number}", item.body) for number, item in enumerate(whole.items, start=1)]
    parts += [(f"part {number}", part) for number, part in enumerate(whole.parts, start=1)]
    parts += [("opponents", whole.opponents), ("cost", whole.paid), ("benefit", whole.body)]
    for part, inner in parts:
        if inner >= 0:
            yield from within(compiled, f"{name}, {part}", inner)
