"""Wyrmspan's effects in Polish."""

from drakehall.games.wyrmspan.effects import (
    Activate,
    Amount,
    Block,
    Cache,
    Choose,
    Clause,
    Condition,
    Count,
    Draw,
    Egg,
    EggEach,
    Excavate,
    Filter,
    Gain,
    Guild,
    Item,
    Pay,
    Play,
    Points,
    Seq,
    Simple,
    Split,
    Term,
    Tuck,
    TuckEach,
)

Forms = tuple[str, str, str]
"""A noun after 1, after 2 to 4, after 5 and more; the accusative case."""

TIMINGS = {
    "": "",
    "played": "Gdy zagrywasz: ",
    "activated": "Jeśli aktywujesz: ",
    "round": "Raz na rundę: ",
    "endgame": "Koniec gry: ",
}
FED = {"milk": "przechowasz tu mleko", "meat": "przechowasz tu mięso", "tuck": "wsuniesz tu kartę"}
ABILITIES = {
    "played": "gdy zagrywasz",
    "activated": "jeśli aktywujesz",
    "round": "raz na rundę",
    "endgame": "koniec gry",
}
COINS: Forms = ("monetę", "monety", "monet")
EGGS: Forms = ("jajo", "jaja", "jaj")
RESOURCES: Forms = ("surowiec", "surowce", "surowców")
ANY: Forms = ("dowolny surowiec", "dowolne surowce", "dowolnych surowców")
TOKENS: Forms = ("żeton", "żetony", "żetonów")
DRAGON_CARDS: Forms = ("kartę smoka", "karty smoków", "kart smoków")
CAVE_CARDS: Forms = ("kartę jaskini", "karty jaskiń", "kart jaskiń")
CARDS: Forms = ("kartę", "karty", "kart")
STEPS: Forms = ("krok", "kroki", "kroków")
SPACES: Forms = ("pole", "pola", "pól")
POINTS: Forms = ("punkt", "punkty", "punktów")
OF_KIND = {"meat": "mięsa", "gold": "złota", "crystal": "kryształu", "milk": "mleka"}
NESTS = {"any": "", "here": " na tej karcie", "this_cave": " w tej jaskini", "this_column": " w tej kolumnie"}
NESTS["adjacent"] = " na sąsiednim smoku"
SCOPES = {"mat": " na twojej planszy", "this_cave": " w tej jaskini", "this_column": " w tej kolumnie"}
SCOPES |= {"adjacent": " na sąsiednich polach", "here": " na tej karcie", "best_cave": " w jednej z twoich jaskiń"}
SCOPES |= {"crimson": " w Szkarłatnej Pieczarze", "golden": " w Złotej Grocie", "amethyst": " w Ametystowej Otchłani"}
SOURCES = {"hand": "z ręki", "deck": "ze stosu", "display": "z tacki"}
TIMES = ("", "raz", "dwa razy", "trzy razy", "cztery razy")
UP_TO = ("", "jedną", "dwie", "trzy", "cztery")
TRAITS = {"shy": "płochliwy", "aggressive": "agresywny", "playful": "rozbrykany", "helpful": "pomocny"}
SIZES = {"small": "mały", "medium": "średni", "large": "duży", "hatchling": "smoczę"}


def number(n: int, forms: Forms) -> str:
    """Count a noun in the accusative: 1 jajo, 2 jaja, 5 jaj."""
    if n == 1:
        return f"{n} {forms[0]}"
    few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
    return f"{n} {forms[1] if few else forms[2]}"


def listed(parts: list[str], last: str = "i") -> str:
    """Join parts as in a sentence."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def joined(parts: list[str]) -> str:
    """Join benefits, saying a verb that repeats only once: weź 1 monetę i 2 surowce."""
    verbs: list[str] = []
    groups: list[list[str]] = []
    for part in parts:
        verb, _, rest = part.partition(" ")
        if verbs and verbs[-1] == verb:
            groups[-1].append(rest)
        else:
            verbs.append(verb)
            groups.append([part])
    several = len(groups) > 1 and len(groups[-1]) > 1
    return listed([listed(group) for group in groups], "oraz" if several else "i")


class Polish:
    """Words effects in Polish."""

    def clause(self, clause: Clause) -> str:
        """Word a line of a card."""
        if clause.timing == "fed":
            start = f"Za każdym razem, gdy {FED[clause.food]}: "
        elif clause.timing == "fed3":
            start = f"Gdy {FED[clause.food]} po raz trzeci, dodatkowo: "
        else:
            start = TIMINGS[clause.timing]
        text = self.seq(clause.seq)
        return start + (text if start else text[0].upper() + text[1:])

    def seq(self, seq: Seq) -> str:
        """Word steps as sentences."""
        several = False
        sentences: list[str] = []
        for item in seq.items:
            text = self.item(item, several)
            sentences.append(text if not sentences else text[0].upper() + text[1:])
            several = several or any(_many(term) for term in item.terms)
        return ". ".join(sentences) + "."

    def block(self, seq: Seq) -> str:
        """Word steps in braces as parts of one sentence."""
        text = ""
        several = any(_many(term) for each in seq.items for term in each.terms)
        for item in seq.items:
            link = "" if not text else "; " if item.did else ", a następnie "
            text += link + self.item(item, several)
        return text

    def item(self, item: Item, several: bool = False) -> str:
        """Word one step with its prefixes."""
        text = joined([self.term(term, several) for term in item.terms])
        if item.upto > 1 and _of_those(item.terms[0]):
            some = f"do {item.upto} z nich"
            return f"możesz {_infinitive(text).replace('jedną z nich', some).replace('jeden z nich', some)}"
        if item.cost:
            text = f"zapłać {listed([self.cost(pay) for pay in item.cost])}, aby {_infinitive(text)}"
        if item.upto > 1:
            text = f"do {item.upto} razy {text}"
        if item.may:
            text = f"możesz {_infinitive(text)}"
        if item.tests:
            text = f"jeśli {self.tests(item.tests)}, {text}"
        if item.did:
            text = f"jeśli to zrobisz, {text}"
        if item.otherwise:
            text = f"w przeciwnym razie {text}"
        return f"każdy przeciwnik może {_infinitive(text)}" if item.opponents else text

    def cost(self, pay: Pay) -> str:
        """Word a part of a cost."""
        nouns = {"coin": COINS, "egg": EGGS, "any": RESOURCES, "dragon_card": DRAGON_CARDS, "cave_card": CAVE_CARDS}
        what = listed([number(pay.n, nouns[kind]) for kind in pay.kinds], "albo")
        places = {"any": "", "adjacent": " z sąsiednich smoków", "this_cave": " z tej jaskini", "here": " z tej karty"}
        return what + places.get(pay.loc, " z tej kolumny")

    def amount(self, n: Amount, forms: Forms) -> str:
        """Word a number of things, fixed or counted."""
        return number(n if isinstance(n, int) else 1, forms)

    def each(self, n: Amount) -> str:
        """Word what a counted number depends on."""
        return "" if isinstance(n, int) else f" za {self.count(n)}"

    def term(self, term: Term, several: bool) -> str:
        """Word one benefit."""
        if isinstance(term, Gain):
            return self.gain(term)
        if isinstance(term, Draw):
            nouns = {"dragon": DRAGON_CARDS, "cave": CAVE_CARDS}
            cards = listed([self.amount(term.n, nouns[kind]) for kind in term.kinds], "albo")
            return f"dobierz {cards}{' ' + SOURCES[term.source] if term.source else ''}{self.each(term.n)}"
        if isinstance(term, Guild):
            return f"wykonaj {self.amount(term.n, STEPS)} w gildii{self.each(term.n)}"
        if isinstance(term, Egg):
            return f"złóż {self.amount(term.n, EGGS)}{NESTS[term.loc]}{self.each(term.n)}"
        if isinstance(term, EggEach):
            return f"złóż po 1 jaju na {self.every(term.filter)}"
        if isinstance(term, Cache):
            return self.cache(term, several)
        if isinstance(term, Tuck):
            return self.tuck(term, several)
        if isinstance(term, TuckEach):
            return f"wsuń po 1 karcie ze stosu pod {self.every_accusative(term.filter)}"
        if isinstance(term, Play):
            return self.play(term)
        if isinstance(term, Excavate):
            where = listed([SOURCES[source] for source in term.sources], "albo")
            return f"odkop za darmo {number(term.n, SPACES)} kartą jaskini {where}"
        if isinstance(term, Activate):
            if term.mat:
                return "użyj jednej ze zdolności z twojej planszy"
            kinds = listed([f"„{ABILITIES[timing]}”" for timing in term.timings], "albo")
            return f"użyj zdolności {kinds} jednego ze swoich smoków"
        if isinstance(term, Split):
            return self.split(term)
        if isinstance(term, Points):
            return self.points(term)
        if isinstance(term, Choose):
            options = listed([self.item(option) for option in term.options], "albo")
            if all(option.cost for option in term.options):
                options = options.replace(" albo zapłać", ", albo zapłać")
            return options if term.n == 1 else f"wybierz {UP_TO[term.n]} różne korzyści: {options}"
        if isinstance(term, Block):
            return self.block(term.seq)
        return self.simple(term)

    def simple(self, term: Simple) -> str:
        """Word a step without numbers."""
        return {
            "swap": "zamień miejscami dwa swoje smoki",
            "pick": "wskaż rodzaj surowca",
            "reveal": "odkryj wierzchnią kartę smoka",
            "take": "weź ją na rękę",
            "discard": "odrzuć ją",
        }[term.name]

    def gain(self, term: Gain) -> str:
        """Word a gain."""
        if term.what == "coin":
            return f"weź {self.amount(term.n, COINS)}{self.each(term.n)}"
        if term.what == "any":
            return f"weź {self.amount(term.n, ANY)}{self.each(term.n)}"
        if term.what == "cost_of_tucked":
            return f"weź {self.amount(term.n, RESOURCES)} z kosztu wsuniętej karty"
        kind = "wskazanego surowca" if term.what == "picked" else OF_KIND[term.what]
        return f"weź {self.amount(term.n, TOKENS)} {kind}{self.each(term.n)}"

    def cache(self, term: Cache, several: bool) -> str:
        """Word a caching."""
        many = not isinstance(term.n, int) or term.n > 1
        places = {"any": " na dowolnych smokach" if many else " na dowolnym smoku", "here": " na tej karcie"}
        places |= {"this_cave": " na smoku w tej jaskini", "this_column": " na smoku w tej kolumnie"}
        where = places.get(term.loc, " na sąsiednim smoku")
        if term.source == "gained":
            return f"przechowaj {'jeden z nich' if several else 'go'}{where}"
        what = self.amount(term.n, RESOURCES if term.source == "own" else ANY)
        if term.what != "any":
            what = f"{self.amount(term.n, TOKENS)} {OF_KIND[term.what]}"
        return f"przechowaj {what} {'z banku' if term.source == 'bank' else 'ze swoich zasobów'}{where}"

    def tuck(self, term: Tuck, several: bool) -> str:
        """Word a tucking."""
        many = isinstance(term.n, int) and term.n > 1
        places = {"any": " pod dowolne smoki" if many else " pod dowolnego smoka", "here": " pod tę kartę"}
        where = places.get(term.loc, " pod smoka w tej kolumnie")
        if term.source in ("drawn", "revealed"):
            return f"wsuń {'jedną z nich' if several and term.source == 'drawn' else 'ją'}{where}"
        forms = DRAGON_CARDS if term.source == "hand" else CARDS
        return f"wsuń {self.amount(term.n, forms)} {SOURCES[term.source]}{where}{self.each(term.n)}"

    def play(self, term: Play) -> str:
        """Word playing a dragon."""
        where = listed([SOURCES[source] for source in term.sources], "albo")
        modes = {"free": " za darmo", "minus1": ", płacąc o jedno jajo albo o jeden surowiec mniej"}
        how = modes.get(term.mode, " bez kosztu w surowcach")
        return f"zagraj smoka {where}{' na jednego ze swoich smoków' if term.onto else ''}{how}"

    def split(self, term: Split) -> str:
        """Word the shares of a split."""
        shares = [("zachowaj", term.keep, ""), ("odrzuć", term.discard, ""), ("wsuń", term.tuck_here, " pod tę kartę")]
        shares.append(("wsuń", term.tuck_any, " pod dowolnego smoka"))
        first, *rest = [(verb, share, where) for verb, share, where in shares if share]
        texts = [f"{first[0]} {first[1]} z nich{first[2]}", *(f"{verb} {n}{where}" for verb, n, where in rest)]
        return listed(texts)

    def points(self, term: Points) -> str:
        """Word victory points."""
        text = f"{'tracisz' if term.n < 0 else 'otrzymujesz'} {number(abs(term.n), POINTS)}"
        if term.each is not None:
            text += f" za {self.count(term.each)}"
        return text + (f" (najwyżej {term.most})" if term.most is not None else "")

    def dragon(self, chosen: Filter, cases: str) -> str:
        """Word which dragons a filter means: `acc` każdego …, `nom` każdy …, `gen` …ego."""
        ends = {"acc": "ego", "gen": "ego", "loc": "ym"}[cases]
        words = [{"ego": "innego", "ym": "innym"}[ends]] if chosen.other else []
        traits = [f"{TRAITS[trait][:-1]}{ends}" for trait in chosen.traits]
        words += [listed(traits, "albo")] if traits else []
        sizes = [f"{SIZES[size][:-1]}{_ending(size, ends)}" for size in chosen.sizes if size != "hatchling"]
        words += [listed(sizes, "albo")] if sizes else []
        noun = {"acc": "smoka", "gen": "smoka", "loc": "smoku"}[cases]
        if chosen.sizes == ("hatchling",):
            noun = {"acc": "smoczę", "gen": "smoczęcia", "loc": "smoczęciu"}[cases]
        if chosen.timings:
            noun += f" ze zdolnością {listed([f'„{ABILITIES[timing]}”' for timing in chosen.timings], 'albo')}"
        return " ".join([*words, noun]) + SCOPES[chosen.where]

    def every(self, chosen: Filter) -> str:
        """Word `each of these dragons` in the locative."""
        return f"każdym {self.dragon(chosen, 'loc')}"

    def every_accusative(self, chosen: Filter) -> str:
        """Word `each of these dragons` in the accusative."""
        return f"każdego {self.dragon(chosen, 'acc')}"

    def count(self, counted: Count) -> str:
        """Word `each …` in the accusative, as it stands after `za`."""
        chosen = counted.filter
        if counted.what == "dragon":
            hatchling = chosen.sizes == ("hatchling",)
            return f"{'każde' if hatchling else 'każdego'} {self.dragon(chosen, 'acc')}"
        if counted.what == "full_set":
            return f"każdy komplet czterech {'cech' if chosen.of == 'traits' else 'rozmiarów'} wśród twoich smoków"
        if counted.what == "egg" and chosen.per > 1:
            return f"każde {number(chosen.per, EGGS)}, które masz"
        kind = f"każdy żeton {OF_KIND[chosen.res]} przechowany" if chosen.res else "każdy surowiec przechowany"
        return {
            "objective": "każdy cel, w którym nikt nie zajmuje niższego miejsca niż ty",
            "egg": f"każde jajo{SCOPES[chosen.where]}",
            "guild_marker": "każdy swój znacznik na kaflu gildii",
            "full_column": "każdą kolumnę z trzema smokami",
            "cached": kind + SCOPES[chosen.where],
            "tucked": "każdą kartę wsuniętą pod tę kartę",
            "excavated": f"każde odkopane pole{SCOPES[chosen.where]}",
            "cave_card": "każdą kartę jaskini na twojej planszy",
            "cost_icon": f"każdy symbol surowca w kosztach smoków{SCOPES[chosen.where]}",
        }[counted.what]

    def tests(self, tests: tuple[Condition, ...]) -> str:
        """Word conditions that all must hold; where they want a dragon each in one place, the place is said once."""
        counts = [test.count for test in tests if test.count is not None and test.count.what == "dragon"]
        places = {count.filter.where for count in counts}
        wanted = all(test.sign != "<=" and test.n == 1 for test in tests)
        if len(counts) < len(tests) or len(tests) == 1 or len(places) > 1 or not wanted:
            return listed([self.test(test) for test in tests])
        place = SCOPES[counts[0].filter.where]
        return f"masz{place} {listed([self.dragon(count.filter, 'acc').removesuffix(place) for count in counts])}"

    def test(self, test: Condition) -> str:
        """Word a condition."""
        if test.name == "between":
            return "ten smok leży między dwoma innymi smokami w swojej jaskini"
        if test.name == "rightmost":
            return "na prawo od tego smoka nie ma w jaskini żadnego innego"
        if test.name == "at_least_left_neighbor":
            where = SCOPES[test.args[0]].strip()
            return f"masz {where} co najmniej tyle smoków, ile sąsiad po lewej"
        if test.name == "revealed":
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
            return f"nie masz {self.dragon(chosen, 'gen')}"
        if test.n == 1:
            return f"masz {self.dragon(chosen, 'acc')}"
        return f"masz co najmniej {test.n} smoki{SCOPES[chosen.where]}"


def _ending(size: str, ends: str) -> str:
    """Give the ending of a size: średni and duży are declined a little differently."""
    if size == "medium":
        return {"ego": "iego", "ym": "im"}[ends]
    return ends


INFINITIVES = {
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


def _infinitive(text: str) -> str:
    """Turn commands into infinitives: weź → wziąć."""
    return " ".join(INFINITIVES.get(word, word) for word in text.split(" "))


def _of_those(term: Term) -> bool:
    """Whether a step takes from what was just gained or drawn."""
    return isinstance(term, Tuck | Cache) and term.source in ("drawn", "gained")


def _many(term: Term) -> bool:
    """Whether more than one thing may be gained or drawn."""
    if isinstance(term, Gain | Draw):
        return not isinstance(term.n, int) or term.n > 1
    return False
