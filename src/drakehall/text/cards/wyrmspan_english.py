"""The English of Wyrmspan's effects."""

import re
from typing import Final

from drakehall.games.wyrmspan import effects as fx
from drakehall.text.cards.plurals import Forms, count_noun
from drakehall.text.cards.wyrmspan_language import ALL_EXCAVATED, Language, listed

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six")
ABILITIES: Final = {
    "played": "when-played",
    "activated": "if-activated",
    "round": "once-per-round",
    "endgame": "end-of-game",
}
CAVES: Final = {cave: f" in the {cave} cave" for cave in fx.CAVES}
NEAR: Final = {"this_cave": " in this cave", "this_column": " in this column", "best_cave": " in one of your caves"}
DRAGONS: Final = CAVES | NEAR | {"mat": " on your mat", "here": " here", "adjacent": " next to this one"}
"""Where dragons are, by scope."""
SPACES: Final = DRAGONS | {"adjacent": " next to this dragon"}
"""Where caves are."""
ON: Final = DRAGONS | {"adjacent": " on adjacent dragons"}
"""Where things are that lie on dragons."""
UNDER: Final = {scope: f" under dragons{place}" for scope, place in (CAVES | NEAR).items()} | {
    "mat": " under your dragons",
    "here": " here",
    "adjacent": " under adjacent dragons",
}
"""Where cards are that lie under dragons."""
COSTS: Final = {scope: f" in the costs of the dragons{place}" for scope, place in DRAGONS.items()} | {
    "mat": " in the costs of your dragons",
    "here": " in the cost of this dragon",
}
"""Where icons of costs are."""
THINGS: Final = {
    "guild_marker": ("marker on the guild tile", "markers on the guild tile"),
    "egg": ("egg", "eggs"),
    "objective": ("objective in which nobody ranks below you", "objectives in which nobody ranks below you"),
    "full_set": ("full set", "full sets"),
    "full_column": ("column with three dragons", "columns with three dragons"),
    "cached": ("resource cached", "resources cached"),
    "tucked": ("card tucked", "cards tucked"),
    "excavated": ("excavated space", "excavated spaces"),
    "cave_card": ("cave card", "cave cards"),
    "cost_icon": ("resource icon", "resource icons"),
}
"""What is counted besides dragons, in the singular and the plural."""
WHERE: Final = {
    "egg": ON | {"mat": " you have"},
    "cached": ON,
    "tucked": UNDER,
    "excavated": SPACES,
    "cave_card": SPACES,
    "cost_icon": COSTS,
}
BOUNDS: Final = {">=": "at least", "<=": "at most", "=": "exactly"}
OWNED: Final = ("guild_marker", "full_set", "full_column")
"""What “you have”; of other things, “there is” one."""


def number(n: int, forms: Forms) -> str:
    """Count a noun: 1 egg, 2 eggs."""
    return count_noun("en", n, forms)


def spelled(n: int) -> str:
    """Spell out a small number."""
    return NUMBERS[n] if n < len(NUMBERS) else str(n)


def ability(timing: str) -> str:
    """Return an ability, by its timing."""
    return ABILITIES[timing]


def those(thing: str, most: int) -> str:
    """Refer to what was just gained or drawn."""
    return ("it", "one of them")[most] if most < 2 else f"up to {spelled(most)} of them"


def infinitive(text: str) -> str:
    """Leave a command as it is: take … and you may take … are alike."""
    return text


def theirs(text: str) -> str:
    """Return words for an opponent in place of the owner of the card."""
    for yours, others in (("your", "their"), ("you have", "they have"), ("below you", "below them")):
        text = re.sub(rf"\b{yours}\b", others, text)
    return text


def each_dragon(chosen: fx.Filter, place: str) -> str:
    """Return “each of these dragons”; the preposition makes no difference."""
    return f"each {dragon(chosen)}"


def dragon(chosen: fx.Filter, n: int = 1) -> str:
    """Return which dragons a filter means; the number decides between singular and plural."""
    words = ["other"] if chosen.other else []
    words += [listed(list(chosen.traits), "or")] if chosen.traits else []
    sizes = [size for size in chosen.sizes if size != "hatchling"]
    kinds = [f"{listed(sizes, 'or')} dragon" if sizes else "dragon"] if sizes or not chosen.sizes else []
    kinds += ["hatchling"] * ("hatchling" in chosen.sizes)
    words.append(listed([kind if n == 1 else f"{kind}s" for kind in kinds], "or"))
    if chosen.timings:
        words.append(f"with {listed([f'{_an(ABILITIES[timing])} ability' for timing in chosen.timings], 'or')}")
    return " ".join(words) + DRAGONS[chosen.where]


def counted(count: fx.Count) -> str:
    """Return what is counted, as used after “for”."""
    per = count.filter.per
    if count.what == "guild_marker":
        return f"{'each' if per == 1 else f'every {per}'} of your markers on the guild tile"
    return f"each {thing(count, 1)}" if per == 1 else f"every {per} {thing(count, per)}"


def thing(count: fx.Count, n: int) -> str:
    """Return what is counted; the number decides between singular and plural."""
    chosen = count.filter
    if count.what == "dragon":
        return dragon(chosen, n)
    noun = THINGS[count.what][n != 1]
    if chosen.res:
        noun = f"{chosen.res} cached"
    if chosen.of:
        noun += f" of the four {chosen.of} among your dragons"
    return noun + WHERE.get(count.what, {}).get(chosen.where, "")


def condition(test: fx.Condition) -> str:
    """Return a condition."""
    match test.name:
        case "between":
            return "this dragon lies between two others in its cave"
        case "rightmost":
            return "this is the rightmost dragon in its cave"
        case "at_least_left_neighbor":
            return f"you have at least as many dragons in the {test.args[0]} cave as your left neighbour"
        case "revealed":
            sizes = [size for size in test.args if size != "hatchling"]
            kinds = [f"{_an(listed(sizes, 'or'))} dragon"] if sizes else []
            return f"it is {listed(kinds + ['a hatchling'] * ('hatchling' in test.args), 'or')}"
    assert test.count is not None
    if test == ALL_EXCAVATED:
        return "all spaces of this cave are excavated"
    if test.count.what in OWNED or (test.count.what == "egg" and test.count.filter.where == "mat"):
        return f"you have {amount(test)}".removesuffix(" you have")
    return f"there {'is' if test.n < 2 else 'are'} {amount(test)}"


def amount(test: fx.Condition) -> str:
    """Return how many things a condition wants."""
    assert test.count is not None
    n = test.n
    things = thing(test.count, max(n, 1))
    if n == 0:
        return f"no {things}"
    if (n, test.sign) == (1, ">=") and not test.count.filter.res:
        return _another(things)
    return f"{BOUNDS[test.sign]} {spelled(n)} {things}"


def together(chosen: list[fx.Filter]) -> str:
    """Return the condition that there is one of each of these dragons, all of them in the same place."""
    place = DRAGONS[chosen[0].where]
    return f"there is {listed([_another(dragon(each).removesuffix(place)) for each in chosen], 'and')}{place}"


def _an(words: str) -> str:
    vowel = words[0] in "aeiou" and not words.startswith("once")
    return f"{'an' if vowel else 'a'} {words}"


def _another(noun: str) -> str:
    return f"an{noun}" if noun.startswith("other") else _an(noun)


ENGLISH: Final = Language(
    code="en",
    timings={
        "played": "When played",
        "activated": "If activated",
        "round": "Once per round",
        "endgame": "End of the game",
        "fed": "Each time you {food}",
        "fed3": "The third time you {food}, also",
    },
    foods={"milk": "cache milk here", "meat": "cache meat here", "tuck": "tuck a card here"},
    nouns={
        "coin": ("coin", "coins"),
        "meat": ("meat", "meat"),
        "gold": ("gold", "gold"),
        "crystal": ("crystal", "crystals"),
        "milk": ("milk", "milk"),
        "any": ("resource of your choice", "resources of your choice"),
        "picked": ("of it", "of it"),
        "cost_of_tucked": ("resource found in the tucked card's cost", "resources found in the tucked card's cost"),
        "resource": ("resource", "resources"),
        "banked": ("resource", "resources"),
        "egg": ("egg", "eggs"),
        "card": ("card", "cards"),
        "dragon_card": ("dragon card", "dragon cards"),
        "cave_card": ("cave card", "cave cards"),
        "guild_step": ("guild step", "guild steps"),
        "space": ("space", "spaces"),
        "thing": ("thing", "things"),
        "point": ("point", "points"),
    },
    sources={
        "hand": "from your hand",
        "deck": "from the deck",
        "display": "from the display",
        "own": "from your supply",
        "bank": "from the bank",
    },
    nests={
        "any": "",
        "here": " here",
        "this_cave": " in this cave",
        "this_column": " in this column",
        "adjacent": " on an adjacent dragon",
    },
    on={
        "any": " on any dragon",
        "anywhere": " on any dragons",
        "here": " here",
        "this_cave": " on a dragon in this cave",
        "this_column": " on a dragon in this column",
        "adjacent": " on an adjacent dragon",
    },
    under={
        "any": " under any dragon",
        "anywhere": " under any dragons",
        "here": " here",
        "this_cave": " under a dragon in this cave",
        "this_column": " under a dragon in this column",
        "adjacent": " under an adjacent dragon",
    },
    paid_from={
        "any": "",
        "here": " from here",
        "this_cave": " from this cave",
        "this_column": " from this column",
        "adjacent": " from adjacent dragons",
    },
    modes={
        "free": " for free",
        "minus1": " for one egg or resource less",
        "no_resources": " without its resources",
    },
    number=number,
    spelled=spelled,
    ability=ability,
    those=those,
    infinitive=infinitive,
    theirs=theirs,
    each_dragon=each_dragon,
    counted=counted,
    condition=condition,
    together=together,
)
