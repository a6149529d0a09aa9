"""The Polish of Wyrmspan's effects."""

from typing import Final

from drakehall.games.wyrmspan import effects as fx
from drakehall.text.cards.plurals import Forms, count_noun
from drakehall.text.cards.wyrmspan_language import Language, listed

NUMBERS: Final = ("", "jedną", "dwie", "trzy", "cztery", "pięć", "sześć")
ABILITIES: Final = {
    "played": "gdy zagrywasz",
    "activated": "jeśli aktywujesz",
    "round": "raz na rundę",
    "endgame": "koniec gry",
}
EGGS: Final = ("jajo", "jaja", "jaj")
OF_KIND: Final = {"meat": "mięsa", "gold": "złota", "crystal": "kryształu", "milk": "mleka"}
SCOPES: Final = {
    "mat": " na swojej planszy",
    "here": " na tej karcie",
    "this_cave": " w tej jaskini",
    "this_column": " w tej kolumnie",
    "adjacent": " na sąsiednich polach",
    "best_cave": " w jednej ze swoich jaskiń",
    "crimson": " w Szkarłatnej Pieczarze",
    "golden": " w Złotej Grocie",
    "amethyst": " w Ametystowej Otchłani",
}
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
    """Name an ability by its timing: „gdy zagrywasz”."""
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
    """Leave it as it is: nothing shows whose choice it is."""
    return text


def each_dragon(chosen: fx.Filter, place: str) -> str:
    """Word “each of these dragons”: na każdym smoku, pod każdego smoka, za każde smoczę."""
    if place == "on":
        return f"każdym {dragon(chosen, 'loc')}"
    return f"{'każde' if chosen.sizes == ('hatchling',) else 'każdego'} {dragon(chosen, 'acc')}"


def dragon(chosen: fx.Filter, case: str) -> str:
    """Word which dragons a filter means, in the accusative (`acc`), genitive (`gen`) or locative (`loc`)."""
    ending = "ym" if case == "loc" else "ego"
    words = [f"inn{ending}"] if chosen.other else []
    words += [listed([f"{TRAITS[trait][:-1]}{ending}" for trait in chosen.traits], "albo")] if chosen.traits else []
    sizes = [f"{SIZES[size][:-1]}{_ending(size, ending)}" for size in chosen.sizes if size != "hatchling"]
    words += [listed(sizes, "albo")] if sizes else []
    noun = {"acc": "smoka", "gen": "smoka", "loc": "smoku"}[case]
    if chosen.sizes == ("hatchling",):
        noun = {"acc": "smoczę", "gen": "smoczęcia", "loc": "smoczęciu"}[case]
    words.append(noun)
    if chosen.timings:
        words.append(f"ze zdolnością {listed([ability(timing) for timing in chosen.timings], 'albo')}")
    return " ".join(words) + SCOPES[chosen.where]


def _ending(size: str, ending: str) -> str:
    """Return the ending of a size: średni is declined a little differently."""
    return {"ego": "iego", "ym": "im"}[ending] if size == "medium" else ending


def counted(count: fx.Count) -> str:
    """Word “each …” in the accusative, as it stands after “za”."""
    chosen = count.filter
    place = SCOPES[chosen.where]
    match count.what:
        case "dragon":
            return each_dragon(chosen, "for")
        case "full_set":
            return f"każdy komplet czterech {'cech' if chosen.of == 'traits' else 'rozmiarów'} wśród swoich smoków"
        case "egg" if chosen.per > 1:
            return f"każde {number(chosen.per, EGGS)}, które masz"
    kind = f"żeton {OF_KIND[chosen.res]}" if chosen.res else "surowiec"
    return {
        "objective": "każdy cel, w którym nikt nie zajmuje niższego miejsca niż ty",
        "egg": f"każde jajo{place}",
        "guild_marker": "każdy swój znacznik na kaflu gildii",
        "full_column": "każdą kolumnę z trzema smokami",
        "cached": f"każdy {kind} przechowany{place}",
        "tucked": "każdą kartę wsuniętą pod tę kartę",
        "excavated": f"każde odkopane pole{place}",
        "cave_card": "każdą kartę jaskini na swojej planszy",
        "cost_icon": f"każdy symbol surowca w kosztach smoków{place}",
    }[count.what]


def condition(test: fx.Condition) -> str:
    """Word a condition."""
    match test.name:
        case "between":
            return "ten smok leży między dwoma innymi smokami w swojej jaskini"
        case "rightmost":
            return "na prawo od tego smoka nie ma w jaskini żadnego innego"
        case "at_least_left_neighbor":
            return f"masz{SCOPES[test.args[0]]} co najmniej tyle smoków, ile sąsiad po lewej"
        case "revealed":
            sizes = [SIZES[size] for size in test.args if size != "hatchling"]
            kinds = [f"{listed(sizes, 'albo')} smok"] if sizes else []
            return f"to {listed(kinds + [SIZES['hatchling']] * ('hatchling' in test.args), 'albo')}"
    assert test.count is not None
    chosen = test.count.filter
    if test.count.what == "excavated":
        return "wszystkie pola tej jaskini są odkopane"
    if test.count.what == "guild_marker":
        return "masz znacznik na kaflu gildii"
    if test.sign == "<=" and test.n == 0:
        return f"nie masz {dragon(chosen, 'gen')}"
    if test.n == 1:
        return f"masz {dragon(chosen, 'acc')}"
    return f"masz co najmniej {test.n} smoki{SCOPES[chosen.where]}"


def together(chosen: list[fx.Filter]) -> str:
    """Word the condition that there is one of each of these dragons, all of them in the same place."""
    place = SCOPES[chosen[0].where]
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
