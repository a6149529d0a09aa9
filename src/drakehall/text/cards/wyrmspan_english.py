"""The English of Wyrmspan's effects."""

from typing import Final

from drakehall.games.wyrmspan import effects as fx
from drakehall.text.cards.plurals import Forms, count_noun
from drakehall.text.cards.wyrmspan_language import Language, listed

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six")
ABILITIES: Final = {
    "played": "when-played",
    "activated": "if-activated",
    "round": "once-per-round",
    "endgame": "end-of-game",
}
SCOPES: Final = {
    "mat": "",
    "here": " here",
    "this_cave": " in this cave",
    "this_column": " in this column",
    "adjacent": " next to this one",
    "best_cave": " in one of your caves",
    "crimson": " in the crimson cave",
    "golden": " in the golden cave",
    "amethyst": " in the amethyst cave",
}


def number(n: int, forms: Forms) -> str:
    """Count a noun: 1 egg, 2 eggs."""
    return count_noun("en", n, forms)


def spelled(n: int) -> str:
    """Spell out a small number."""
    return NUMBERS[n] if n < len(NUMBERS) else str(n)


def ability(timing: str) -> str:
    """Name an ability by its timing."""
    return ABILITIES[timing]


def those(thing: str, most: int) -> str:
    """Refer to what was just gained or drawn."""
    return ("it", "one of them")[most] if most < 2 else f"up to {spelled(most)} of them"


def infinitive(text: str) -> str:
    """Leave a command as it is: take … and you may take … are alike."""
    return text


def theirs(text: str) -> str:
    """Let an opponent choose."""
    return text.replace("your choice", "their choice")


def each_dragon(chosen: fx.Filter, place: str) -> str:
    """Word “each of these dragons”; the preposition makes no difference."""
    return f"each {dragon(chosen)}"


def dragon(chosen: fx.Filter) -> str:
    """Word which dragons a filter means, in the singular."""
    words = ["other"] if chosen.other else []
    words += [listed(list(chosen.traits), "or")] if chosen.traits else []
    sizes = [size for size in chosen.sizes if size != "hatchling"]
    words += [listed(sizes, "or")] if sizes else []
    words.append("hatchling" if chosen.sizes == ("hatchling",) else "dragon")
    if chosen.timings:
        words.append(f"with {listed([f'{_an(ABILITIES[timing])} ability' for timing in chosen.timings], 'or')}")
    return " ".join(words) + _where(chosen)


def counted(count: fx.Count) -> str:
    """Word what is counted, as used after “for”."""
    return f"{'every' if count.filter.per > 1 else 'each'} {thing(count)}"


def thing(count: fx.Count) -> str:
    """Word what is counted, in the singular."""
    chosen = count.filter
    place = SCOPES[chosen.where]
    match count.what:
        case "dragon":
            return dragon(chosen)
        case "objective":
            return "objective in which nobody ranks below you"
        case "full_set":
            return f"full set of the four {chosen.of} among your dragons"
        case "egg":
            return f"{chosen.per} eggs you have" if chosen.per > 1 else f"egg{place}"
    return {
        "guild_marker": "of your markers on the guild tile",
        "full_column": "column with three dragons",
        "cached": f"{chosen.res or 'resource'} cached{place}",
        "tucked": f"card tucked{place}",
        "excavated": f"excavated space{place}",
        "cave_card": "cave card on your mat",
        "cost_icon": f"resource icon in the costs of the dragons{place}",
    }[count.what]


def condition(test: fx.Condition) -> str:
    """Word a condition."""
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
    if test.count.what == "excavated":
        return "all spaces of this cave are excavated"
    if test.count.what == "guild_marker":
        return "you have a marker on the guild tile"
    noun = thing(test.count)
    if test.sign == "<=" and test.n == 0:
        return f"there is no {noun}"
    if test.n == 1:
        return f"there is {_another(noun)}"
    head, _, tail = noun.partition(" ")
    return f"there are at least {spelled(test.n)} {head}s {tail}"


def together(chosen: list[fx.Filter]) -> str:
    """Word the condition that there is one of each of these dragons, all of them in the same place."""
    place = _where(chosen[0])
    return f"there is {listed([_another(dragon(each).removesuffix(place)) for each in chosen], 'and')}{place}"


def _where(chosen: fx.Filter) -> str:
    return " on your mat" if chosen.where == "mat" else SCOPES[chosen.where]


def _an(words: str) -> str:
    return f"{'an' if words[0] in 'aeiu' else 'a'} {words}"


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
        "crystal": ("crystal", "crystal"),
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
