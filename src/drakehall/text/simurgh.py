"""Simurgh's costs and gains in words, made from their notation: no tile has a text of its own."""

import re

from drakehall.games.simurgh.tiles import ACTION_TILES, DRAGON_TYPES, EXPLORATION_TILES
from drakehall.text.words import Words

MIXES = {"veg|meat": "food", "wood|stone": "material"}


def effect(words: Words, text: str) -> str:
    """Word a cost or gain: options separated by “or”, things by commas."""
    choice = words.say("simurgh-effect-or")
    return f" {choice} ".join(
        ", ".join(term(words, each) for each in option.split(" + ")) for option in text.split(" / ")
    )


def term(words: Words, text: str) -> str:
    """Word one term of the notation."""
    if found := re.fullmatch(r"dragon\(draw=(\d),markers=(\d)\)", text):
        return words.say("simurgh-effect-dragon", count=int(found[1]), markers=int(found[2]))
    if found := re.fullmatch(r"(\d+) (?:of|matching) (.*)", text):
        return words.say(f"simurgh-amount-{MIXES[found[2]]}", count=int(found[1]))
    if found := re.fullmatch(r"(\d+) (\w+)", text):
        return words.say(f"simurgh-amount-{found[2]}", count=int(found[1]))
    if text == "-":
        return "–"
    return words.say(f"simurgh-effect-{text.partition('(')[0].replace('_', '-')}{text.partition('(')[2][:-1]}")


def exchange(words: Words, cost: str, gain: str) -> str:
    """Word a cost and what it brings; a gain that costs nothing is only named."""
    return effect(words, gain) if cost == "-" else f"{effect(words, cost)} → {effect(words, gain)}"


def ability(words: Words, type_: int, slot: int) -> str:
    """Word an ability of a dragon type (from 0): when it can be used, what it costs and brings."""
    fact = DRAGON_TYPES[type_].abilities[slot]
    trigger, _, what = fact.trigger.partition(" ")
    deal = exchange(words, fact.cost, fact.gain)
    if trigger != "act":
        kind = "food" if "|" in what else what
        when = words.say(f"simurgh-when-{trigger.replace('_', '-')}{'-' if kind else ''}{kind}")
        deal = f"{when}: {deal}"
    return f"{deal} ({words.say('simurgh-effect-once')})" if fact.once else deal


def spaces(words: Words, tile: int) -> list[str]:
    """Word the action spaces of an action tile, or the way of an exploration tile."""
    if tile >= 37:
        way = EXPLORATION_TILES[tile - 37]
        cost = effect(words, way.move_cost)
        return [f"{cost} → {effect(words, gain)}" for gain in way.levels]
    return [space(words, each.kind, each.who, each.cost, each.gain) for each in ACTION_TILES[tile - 1].spaces]


def space(words: Words, kind: str, who: str, cost: str, gain: str) -> str:
    """Word an action space: ● for one vassal, ●● for many, ▲ for riders only."""
    return f"{'●●' if kind == 'multi' else '●'}{'▲' if who == 'rider' else ''} {exchange(words, cost, gain)}"
