"""The Polish of Wyrmspan's effects."""

from collections.abc import Mapping
from typing import Final

from drakehall.games.wyrmspan import effects as fx
from drakehall.text.cards.plurals import Forms, count_noun
from drakehall.text.cards.wyrmspan_language import ALL_EXCAVATED, Language, listed

NUMBERS: Final = ("", "jedną", "dwie", "trzy", "cztery", "pięć", "sześć")
ABILITIES: Final = {
    "played": "gdy zagrywasz",
    "activated": "jeśli aktywujesz",
    "round": "raz na rundę",
    "endgame": "koniec gry",
}
EGGS: Final = ("jajo", "jaja", "jaj")
OF_KIND: Final = {"meat": "mięsa", "gold": "złota", "crystal": "kryształu", "milk": "mleka"}
CAVES: Final = {
    "crimson": " w Szkarłatnej Pieczarze",
    "golden": " w Złotej Grocie",
    "amethyst": " w Ametystowej Otchłani",
}
NEAR: Final = CAVES | {
    "this_cave": " w tej jaskini",
    "this_column": " w tej kolumnie",
    "best_cave": " w jednej ze swoich jaskiń",
}
SPACES: Final = NEAR | {"mat": " na swojej planszy", "here": " na tym polu", "adjacent": " na sąsiednich polach"}
"""Where dragons and caves are, by scope."""
ON: Final = NEAR | {"mat": " na swojej planszy", "here": " na tej karcie", "adjacent": " na sąsiednich smokach"}
"""Where things are that lie on dragons."""
UNDER: Final = {scope: f" pod smoki{place}" for scope, place in NEAR.items()} | {
    "mat": " pod swoje smoki",
    "here": " pod tę kartę",
    "adjacent": " pod sąsiednie smoki",
}
"""Where cards are that lie under dragons."""
COSTS: Final = {scope: f" w kosztach smoków{place}" for scope, place in SPACES.items()} | {
    "mat": " w kosztach swoich smoków",
    "here": " w koszcie tego smoka",
}
"""Where icons of costs are."""
DRAGON: Final = {"acc": "smoka", "gen": "smoka", "loc": "smoku", "few": "smoki", "many": "smoków"}
HATCHLING: Final = {"acc": "smoczę", "gen": "smoczęcia", "loc": "smoczęciu", "few": "smoczęta", "many": "smocząt"}
ENDINGS: Final = {"acc": "ego", "gen": "ego", "loc": "ym", "few": "e", "many": "ych"}
"""The endings of adjectives; a hatchling is neuter and has another accusative."""
THINGS: Final = {
    "guild_marker": ("znacznik", "znacznika", "znaczniki", "znaczników"),
    "egg": ("jajo", "jaja", "jaja", "jaj"),
    "objective": ("cel", "celu", "cele", "celów"),
    "full_set": ("komplet", "kompletu", "komplety", "kompletów"),
    "full_column": ("kolumnę", "kolumny", "kolumny", "kolumn"),
    "cached": ("surowiec przechowany", "surowca przechowanego", "surowce przechowane", "surowców przechowanych"),
    "tucked": ("kartę wsuniętą", "karty wsuniętej", "karty wsunięte", "kart wsuniętych"),
    "excavated": ("odkopane pole", "odkopanego pola", "odkopane pola", "odkopanych pól"),
    "cave_card": ("kartę jaskini", "karty jaskini", "karty jaskiń", "kart jaskiń"),
    "cost_icon": ("symbol surowca", "symbolu surowca", "symbole surowców", "symboli surowców"),
}
"""What is counted besides dragons: one in the accusative and in the genitive, a few, many."""
TOKENS: Final = ("żeton {} przechowany", "żetonu {} przechowanego", "żetony {} przechowane", "żetonów {} przechowanych")
CASES: Final = ("acc", "gen", "few", "many")
GENDERS: Final = {
    "egg": "każde",
    "full_column": "każdą",
    "tucked": "każdą",
    "excavated": "każde",
    "cave_card": "każdą",
}
"""“Each” for all genders but the masculine."""
WHERE: Final = {
    "guild_marker": {"mat": " na kaflu gildii"},
    "egg": ON | {"mat": ", które masz"},
    "full_column": {"mat": " z trzema smokami"},
    "cached": ON,
    "tucked": UNDER,
    "excavated": SPACES | {"here": " pod tym smokiem", "adjacent": " obok tego smoka"},
    "cave_card": SPACES,
    "cost_icon": COSTS,
}
OWN: Final = {"acc": "swój", "few": "swoje", "many": "swoich"}
BOUNDS: Final = {">=": "co najmniej", "<=": "najwyżej", "=": "dokładnie"}
TRAITS: Final = {"shy": "płochliwy", "aggressive": "agresywny", "playful": "rozbrykany", "helpful": "pomocny"}
SIZES: Final = {"small": "mały", "medium": "średni", "large": "duży", "hatchling": "smoczę"}
INFINITIVES: Final = {
    "weź": "wziąć",
    "dobierz": "dobrać",
    "wykonaj": "wykonać",
    "złóż": "złożyć",
    "przechowaj": "przechować",
    "wsuń": "wsunąć",
    "zagraj": "zagrać",
    "odkop": "odkopać",
    "użyj": "użyć",
    "zamień": "zamienić",
    "wskaż": "wskazać",
    "odkryj": "odkryć",
    "odrzuć": "odrzucić",
    "zachowaj": "zachować",
    "wybierz": "wybrać",
    "zapłać": "zapłacić",
    "otrzymujesz": "otrzymać",
}


def number(n: int, forms: Forms) -> str:
    """Count a noun in the accusative: 1 jajo, 2 jaja, 5 jaj."""
    return count_noun("pl", n, forms)


def spelled(n: int) -> str:
    """Spell out a small number: dwie."""
    return NUMBERS[n] if n < len(NUMBERS) else str(n)


def ability(timing: str) -> str:
    """Return an ability, by its timing: „gdy zagrywasz”."""
    return f"„{ABILITIES[timing]}”"


def those(thing: str, most: int) -> str:
    """Refer to what was just gained or drawn; a resource is masculine, a card feminine."""
    if most > 1:
        return f"do {most} z nich"
    return {"resource": ("go", "jeden z nich"), "card": ("ją", "jedną z nich")}[thing][most]


def infinitive(text: str) -> str:
    """Turn commands into infinitives: weź → wziąć."""
    return " ".join(INFINITIVES.get(word, word) for word in text.split(" "))


def theirs(text: str) -> str:
    """Return words for an opponent in place of the owner of the card: mostly nothing shows whose choice it is."""
    return text.replace("które masz", "które ma").replace("niż ty", "niż on")


def each_dragon(chosen: fx.Filter, place: str) -> str:
    """Return “each of these dragons”: na każdym smoku, pod każdego smoka, za każde smoczę."""
    case = "loc" if place == "on" else "acc"
    every = {
        DRAGON["acc"]: "każdego ",
        HATCHLING["acc"]: "każde ",
        DRAGON["loc"]: "każdym ",
        HATCHLING["loc"]: "każdym ",
    }
    kinds = [every[noun[case]] + _described(chosen, case, noun) for noun in _nouns(chosen)]
    return listed(kinds, "albo") + _behind(chosen)


def dragon(chosen: fx.Filter, case: str) -> str:
    """Return which dragons a filter means: one in the accusative, genitive or locative; a few; many."""
    kinds = [_described(chosen, case, noun) for noun in _nouns(chosen)]
    return listed(kinds, "albo") + _behind(chosen)


def _nouns(chosen: fx.Filter) -> list[Mapping[str, str]]:
    """Return the nouns for grown dragons and hatchlings; without sizes all of them are dragons."""
    grown = chosen.sizes != ("hatchling",)
    return [noun for noun, meant in ((DRAGON, grown), (HATCHLING, "hatchling" in chosen.sizes)) if meant]


def _described(chosen: fx.Filter, case: str, noun: Mapping[str, str]) -> str:
    ending = "e" if case == "acc" and noun is HATCHLING else ENDINGS[case]
    words = [f"inn{ending}"] if chosen.other else []
    words += [listed([f"{TRAITS[trait][:-1]}{ending}" for trait in chosen.traits], "albo")] if chosen.traits else []
    sizes = [f"{SIZES[size][:-1]}{_ending(size, ending)}" for size in chosen.sizes if size != "hatchling"]
    words += [listed(sizes, "albo")] if sizes and noun is DRAGON else []
    return " ".join([*words, noun[case]])


def _behind(chosen: fx.Filter) -> str:
    """Return what stands behind a dragon: its ability and its place."""
    timings = listed([ability(timing) for timing in chosen.timings], "albo") if chosen.timings else ""
    return (f" ze zdolnością {timings}" if timings else "") + SPACES[chosen.where]


def _ending(size: str, ending: str) -> str:
    """Return the ending of a size: średni is declined a little differently."""
    return {"ego": "iego", "ym": "im", "e": "ie", "ych": "ich"}[ending] if size == "medium" else ending


def counted(count: fx.Count) -> str:
    """Return “each …” in the accusative, as it stands after “za”."""
    chosen = count.filter
    if count.what == "dragon" and chosen.per == 1:
        return each_dragon(chosen, "for")
    case = _case(chosen.per)
    own = f"{OWN[case]} " if count.what == "guild_marker" else ""
    each = GENDERS.get(count.what, "każdy") if chosen.per == 1 else f"każde {chosen.per}"
    return f"{each} {own}{thing(count, case)}"


def thing(count: fx.Count, case: str) -> str:
    """Return what is counted: one in the accusative or genitive; a few; many."""
    chosen = count.filter
    if count.what == "dragon":
        return dragon(chosen, case)
    at = CASES.index(case)
    noun = TOKENS[at].format(OF_KIND[chosen.res]) if chosen.res else THINGS[count.what][at]
    if count.what == "objective":
        which = "którym" if case in ("acc", "gen") else "których"
        return f"{noun}, w {which} nikt nie zajmuje niższego miejsca niż ty"
    if chosen.of:
        return f"{noun} czterech {'cech' if chosen.of == 'traits' else 'rozmiarów'} wśród swoich smoków"
    return noun + WHERE[count.what][chosen.where]


def _case(n: int) -> str:
    return count_noun("pl", n, ("acc", "few", "many")).split()[1]


def condition(test: fx.Condition) -> str:
    """Return a condition."""
    match test.name:
        case "between":
            return "ten smok leży między dwoma innymi smokami w swojej jaskini"
        case "rightmost":
            return "na prawo od tego smoka nie ma w jaskini żadnego innego"
        case "at_least_left_neighbor":
            return f"masz{CAVES[test.args[0]]} co najmniej tyle smoków, ile sąsiad po lewej"
        case "revealed":
            sizes = [SIZES[size] for size in test.args if size != "hatchling"]
            kinds = [f"{listed(sizes, 'albo')} smok"] if sizes else []
            return f"to {listed(kinds + [SIZES['hatchling']] * ('hatchling' in test.args), 'albo')}"
    assert test.count is not None
    if test == ALL_EXCAVATED:
        return "wszystkie pola tej jaskini są odkopane"
    if test.n == 0:
        return f"nie masz {thing(test.count, 'gen')}".removesuffix(", które masz")
    things = thing(test.count, _case(test.n)).removesuffix(", które masz")
    if (test.n, test.sign) == (1, ">="):
        return f"masz {things}"
    return f"masz {BOUNDS[test.sign]} {test.n} {things}"


def together(chosen: list[fx.Filter]) -> str:
    """Return the condition that there is one of each of these dragons, all of them in the same place."""
    place = SPACES[chosen[0].where]
    return f"masz{place} {listed([dragon(each, 'acc').removesuffix(place) for each in chosen], 'i')}"


POLISH: Final = Language(
    code="pl",
    timings={
        "played": "Gdy zagrywasz",
        "activated": "Jeśli aktywujesz",
        "round": "Raz na rundę",
        "endgame": "Koniec gry",
        "fed": "Za każdym razem, gdy {food}",
        "fed3": "Gdy {food} po raz trzeci, dodatkowo",
    },
    foods={"milk": "przechowasz tu mleko", "meat": "przechowasz tu mięso", "tuck": "wsuniesz tu kartę"},
    nouns={
        "coin": ("monetę", "monety", "monet"),
        "meat": ("żeton mięsa", "żetony mięsa", "żetonów mięsa"),
        "gold": ("żeton złota", "żetony złota", "żetonów złota"),
        "crystal": ("żeton kryształu", "żetony kryształu", "żetonów kryształu"),
        "milk": ("żeton mleka", "żetony mleka", "żetonów mleka"),
        "any": ("dowolny surowiec", "dowolne surowce", "dowolnych surowców"),
        "picked": ("żeton wskazanego surowca", "żetony wskazanego surowca", "żetonów wskazanego surowca"),
        "cost_of_tucked": (
            "surowiec z kosztu wsuniętej karty",
            "surowce z kosztu wsuniętej karty",
            "surowców z kosztu wsuniętej karty",
        ),
        "resource": ("surowiec", "surowce", "surowców"),
        "banked": ("dowolny surowiec", "dowolne surowce", "dowolnych surowców"),
        "egg": EGGS,
        "card": ("kartę", "karty", "kart"),
        "dragon_card": ("kartę smoka", "karty smoków", "kart smoków"),
        "cave_card": ("kartę jaskini", "karty jaskiń", "kart jaskiń"),
        "guild_step": ("krok w gildii", "kroki w gildii", "kroków w gildii"),
        "space": ("pole", "pola", "pól"),
        "thing": ("rzecz", "rzeczy", "rzeczy"),
        "point": ("punkt", "punkty", "punktów"),
    },
    sources={
        "hand": "z ręki",
        "deck": "ze stosu",
        "display": "z tacki",
        "own": "ze swoich zasobów",
        "bank": "z banku",
    },
    nests={
        "any": "",
        "here": " na tej karcie",
        "this_cave": " w tej jaskini",
        "this_column": " w tej kolumnie",
        "adjacent": " na sąsiednim smoku",
    },
    on={
        "any": " na dowolnym smoku",
        "anywhere": " na dowolnych smokach",
        "here": " na tej karcie",
        "this_cave": " na smoku w tej jaskini",
        "this_column": " na smoku w tej kolumnie",
        "adjacent": " na sąsiednim smoku",
    },
    under={
        "any": " pod dowolnego smoka",
        "anywhere": " pod dowolne smoki",
        "here": " pod tę kartę",
        "this_cave": " pod smoka w tej jaskini",
        "this_column": " pod smoka w tej kolumnie",
        "adjacent": " pod sąsiedniego smoka",
    },
    paid_from={
        "any": "",
        "here": " z tej karty",
        "this_cave": " z tej jaskini",
        "this_column": " z tej kolumny",
        "adjacent": " z sąsiednich smoków",
    },
    modes={
        "free": " za darmo",
        "minus1": ", płacąc o jedno jajo albo o jeden surowiec mniej",
        "no_resources": " bez kosztu w surowcach",
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
