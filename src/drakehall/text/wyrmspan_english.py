"""Wyrmspan's effects in English."""

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
    Split,
    Term,
    Tuck,
    TuckEach,
)

TIMINGS = {
    "": "",
    "played": "When played: ",
    "activated": "If activated: ",
    "round": "Once per round: ",
    "endgame": "End of the game: ",
}
FED = {"milk": "cache milk here", "meat": "cache meat here", "tuck": "tuck a card here"}
ABILITIES = {"played": "when-played", "activated": "if-activated", "round": "once-per-round", "endgame": "end-of-game"}
NESTS = {"any": "", "here": " here", "this_cave": " in this cave", "this_column": " in this column"}
NESTS["adjacent"] = " on an adjacent dragon"
DRAGONS = {"here": " here", "this_cave": " on a dragon in this cave", "this_column": " on a dragon in this column"}
SCOPES = {"mat": "", "this_cave": " in this cave", "this_column": " in this column", "adjacent": " next to this one"}
SCOPES |= {"here": " here", "best_cave": " in one of your caves", "crimson": " in the crimson cave"}
SCOPES |= {"golden": " in the golden cave", "amethyst": " in the amethyst cave"}
SOURCES = {"hand": "from your hand", "deck": "from the deck", "display": "from the display"}
NUMBERS = ("no", "one", "two", "three", "four")


def plural(n: int, noun: str) -> str:
    """Count a noun."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def listed(parts: list[str], last: str = "and") -> str:
    """Join parts as in a sentence."""
    link = last if last.startswith(",") else f" {last}"
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])}{link} {parts[-1]}"


def joined(parts: list[str]) -> str:
    """Join benefits, saying a verb that repeats only once: take 1 gold and 1 crystal."""
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
    return listed([listed(group) for group in groups], ", and" if several else "and")


class English:
    """Words effects in English."""

    def clause(self, clause: Clause) -> str:
        """Word a line of a card."""
        if clause.timing == "fed":
            start = f"Each time you {FED[clause.food]}: "
        elif clause.timing == "fed3":
            start = f"The third time you {FED[clause.food]}, also: "
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
        for item in seq.items:
            link = "" if not text else "; " if item.did else ", then "
            several = any(_many(term) for each in seq.items for term in each.terms)
            text += link + self.item(item, several)
        return text

    def item(self, item: Item, several: bool = False) -> str:
        """Word one step with its prefixes."""
        text = joined([self.term(term, several) for term in item.terms])
        if item.upto > 1 and _of_those(item.terms[0]):
            return f"you may {text.replace('one of them', f'up to {NUMBERS[item.upto]} of them')}"
        if item.cost:
            text = f"pay {listed([self.cost(pay) for pay in item.cost])} to {text}"
        if item.upto > 1 and not item.opponents:
            times = f"up to {NUMBERS[item.upto]} times"
            text = f"{text}, {times}" if _short(item) else f"{times}, {text}"
        elif item.upto and not item.opponents:
            text = f"you may {text}"
        if item.may:
            text = f"you may {text}"
        if item.tests:
            text = f"if {self.tests(item.tests)}, {text}"
        if item.did:
            text = f"if you do, {text}"
        if item.otherwise:
            text = f"otherwise {text}"
        return f"each opponent may {text.replace('your choice', 'their choice')}" if item.opponents else text

    def cost(self, pay: Pay) -> str:
        """Word a part of a cost."""
        nouns = {
            "coin": "coin",
            "egg": "egg",
            "any": "resource",
            "dragon_card": "dragon card",
            "cave_card": "cave card",
        }
        what = listed([plural(pay.n, nouns[kind]) for kind in pay.kinds], "or")
        places = {"any": "", "adjacent": " from adjacent dragons", "this_cave": " from this cave", "here": " from here"}
        return what + places.get(pay.loc, " from this column")

    def amount(self, n: Amount, noun: str) -> str:
        """Word a number of things, fixed or counted."""
        return plural(n, noun) if isinstance(n, int) else f"1 {noun}"

    def each(self, n: Amount) -> str:
        """Word what a counted number depends on."""
        return "" if isinstance(n, int) else f" for each {self.count(n)}"

    def term(self, term: Term, several: bool) -> str:
        """Word one benefit."""
        if isinstance(term, Gain):
            return self.gain(term)
        if isinstance(term, Draw):
            cards = listed([self.amount(term.n, f"{kind} card") for kind in term.kinds], "or")
            return f"draw {cards}{' ' + SOURCES[term.source] if term.source else ''}{self.each(term.n)}"
        if isinstance(term, Guild):
            return f"make {self.amount(term.n, 'guild step')}{self.each(term.n)}"
        if isinstance(term, Egg):
            return f"lay {self.amount(term.n, 'egg')}{NESTS[term.loc]}{self.each(term.n)}"
        if isinstance(term, EggEach):
            return f"lay 1 egg on each {self.dragon(term.filter)}"
        if isinstance(term, Cache):
            return self.cache(term, several)
        if isinstance(term, Tuck):
            return self.tuck(term, several)
        if isinstance(term, TuckEach):
            return f"tuck 1 card from the deck under each {self.dragon(term.filter)}"
        if isinstance(term, Play):
            return self.play(term)
        if isinstance(term, Excavate):
            where = listed([SOURCES[source] for source in term.sources], "or")
            return f"excavate {plural(term.n, 'space')} for free with a cave card {where}"
        if isinstance(term, Activate):
            if term.mat:
                return "use one ability printed on your mat"
            kinds = listed([ABILITIES[timing] for timing in term.timings], "or")
            return f"use the {kinds} ability of one of your dragons"
        if isinstance(term, Split):
            return self.split(term)
        if isinstance(term, Points):
            return self.points(term)
        if isinstance(term, Choose):
            options = listed([self.item(option) for option in term.options], "or")
            return options if term.n == 1 else f"do {NUMBERS[term.n]} of these: {options}"
        if isinstance(term, Block):
            return self.block(term.seq)
        return {
            "swap": "let two of your dragons change places",
            "pick": "name a resource",
            "reveal": "reveal the top dragon card",
            "take": "take it into your hand",
            "discard": "discard it",
        }[term.name]

    def gain(self, term: Gain) -> str:
        """Word a gain."""
        if term.what == "coin":
            return f"take {self.amount(term.n, 'coin')}{self.each(term.n)}"
        if term.what == "any":
            return f"take {self.amount(term.n, 'resource')} of your choice{self.each(term.n)}"
        if term.what == "cost_of_tucked":
            return f"take {self.amount(term.n, 'resource')} found in the tucked card's cost"
        number = term.n if isinstance(term.n, int) else 1
        return f"take {number} {'of it' if term.what == 'picked' else term.what}{self.each(term.n)}"

    def cache(self, term: Cache, several: bool) -> str:
        """Word a caching."""
        many = not isinstance(term.n, int) or term.n > 1
        anywhere = " on any dragons" if many else " on any dragon"
        where = anywhere if term.loc == "any" else DRAGONS.get(term.loc, " on an adjacent dragon")
        if term.source == "gained":
            return f"cache {'one of them' if several else 'it'}{where}"
        what = self.amount(term.n, "resource") if term.what == "any" else f"{term.n} {term.what}"
        source = "the bank" if term.source == "bank" else "your supply"
        return f"cache {what} from {source}{where}"

    def tuck(self, term: Tuck, several: bool) -> str:
        """Word a tucking."""
        many = isinstance(term.n, int) and term.n > 1
        places = {"any": " under any dragons" if many else " under any dragon", "here": " here"}
        where = places.get(term.loc, " under a dragon in this column")
        if term.source in ("drawn", "revealed"):
            return f"tuck {'one of them' if several and term.source == 'drawn' else 'it'}{where}"
        noun = "dragon card" if term.source == "hand" else "card"
        return f"tuck {self.amount(term.n, noun)} {SOURCES[term.source]}{where}{self.each(term.n)}"

    def play(self, term: Play) -> str:
        """Word playing a dragon."""
        where = listed([SOURCES[source] for source in term.sources], "or")
        modes = {
            "free": " for free",
            "minus1": " for one egg or resource less",
            "no_resources": " without its resources",
        }
        return f"play a dragon {where}{' on top of one of your dragons' if term.onto else ''}{modes[term.mode]}"

    def split(self, term: Split) -> str:
        """Word the shares of a split."""
        shares = [("keep", term.keep, ""), ("discard", term.discard, ""), ("tuck", term.tuck_here, " here")]
        shares.append(("tuck", term.tuck_any, " under any dragon"))
        first, *rest = [(verb, number, where) for verb, number, where in shares if number]
        texts = [f"{first[0]} {first[1]} of them{first[2]}", *(f"{verb} {n}{where}" for verb, n, where in rest)]
        return listed(texts)

    def points(self, term: Points) -> str:
        """Word victory points."""
        text = f"{'lose' if term.n < 0 else 'get'} {plural(abs(term.n), 'point')}"
        if term.each is not None:
            text += f" for {'every' if term.each.filter.per > 1 else 'each'} {self.count(term.each)}"
        return text + (f" (at most {term.most})" if term.most is not None else "")

    def dragon(self, chosen: Filter) -> str:
        """Word which dragons a filter means, in the singular."""
        words = ["other"] if chosen.other else []
        words += [listed(list(chosen.traits), "or")] if chosen.traits else []
        sizes = [size for size in chosen.sizes if size != "hatchling"]
        words += [listed(sizes, "or")] if sizes else []
        noun = "hatchling" if chosen.sizes == ("hatchling",) else "dragon"
        ability = (
            f" with {listed([f'{_an(ABILITIES[t])} ability' for t in chosen.timings], 'or')}" if chosen.timings else ""
        )
        return " ".join([*words, noun]) + ability + _where(chosen)

    def count(self, counted: Count) -> str:
        """Word what is counted, in the singular."""
        chosen = counted.filter
        if counted.what == "dragon":
            return self.dragon(chosen)
        if counted.what == "objective":
            return "objective in which nobody is placed below you"
        if counted.what == "full_set":
            return f"full set of the four {chosen.of} among your dragons"
        if counted.what == "egg":
            return f"{chosen.per} eggs you have" if chosen.per > 1 else f"egg{SCOPES[chosen.where]}"
        nouns = {
            "guild_marker": "of your markers on the guild tile",
            "full_column": "column with three dragons",
            "cached": f"{chosen.res or 'resource'} cached{SCOPES[chosen.where]}",
            "tucked": f"card tucked{SCOPES[chosen.where]}",
            "excavated": f"excavated space{SCOPES[chosen.where]}",
            "cave_card": "cave card on your mat",
            "cost_icon": f"resource icon in the costs of the dragons{SCOPES[chosen.where]}",
        }
        return nouns[counted.what]

    def tests(self, tests: tuple[Condition, ...]) -> str:
        """Word conditions that all must hold; where they want a dragon each in one place, the place is said once."""
        counts = [test.count for test in tests if test.count is not None and test.count.what == "dragon"]
        places = {count.filter.where for count in counts}
        wanted = all(test.sign != "<=" and test.n == 1 for test in tests)
        if len(counts) < len(tests) or len(tests) == 1 or len(places) > 1 or not wanted:
            return listed([self.test(test) for test in tests])
        place = _where(counts[0].filter)
        return f"there are {listed([_another(self.count(count).removesuffix(place)) for count in counts])}{place}"

    def test(self, test: Condition) -> str:
        """Word a condition."""
        if test.name == "between":
            return "this dragon lies between two others in its cave"
        if test.name == "rightmost":
            return "this is the rightmost dragon in its cave"
        if test.name == "at_least_left_neighbor":
            return f"you have at least as many dragons in the {test.args[0]} cave as your left neighbour"
        if test.name == "revealed":
            sizes = [size for size in test.args if size != "hatchling"]
            kinds = [f"{_an(listed(sizes, 'or'))} dragon"] if sizes else []
            return f"it is {listed(kinds + ['a hatchling'] * ('hatchling' in test.args), 'or')}"
        assert test.count is not None
        if test.count.what == "excavated":
            return "all spaces of this cave are excavated"
        noun = self.count(test.count)
        if test.count.what == "guild_marker":
            return "you have a marker on the guild tile"
        if test.sign == "<=" and test.n == 0:
            return f"there is no {noun}"
        if test.n == 1:
            return f"there is {_another(noun)}"
        head, _, tail = noun.partition(" ")
        return f"there are at least {NUMBERS[test.n]} {head}s {tail}"


def _where(chosen: Filter) -> str:
    return " on your mat" if chosen.where == "mat" else SCOPES[chosen.where]


def _an(words: str) -> str:
    return f"{'an' if words[0] in 'aeiu' else 'a'} {words}"


def _another(noun: str) -> str:
    return f"an{noun}" if noun.startswith("other") else _an(noun)


def _short(item: Item) -> bool:
    """Whether a step is one plain benefit, so that how often it may be had can stand behind it."""
    return not item.cost and len(item.terms) == 1 and not isinstance(item.terms[0], Block | Choose)


def _of_those(term: Term) -> bool:
    """Whether a step takes from what was just gained or drawn."""
    return isinstance(term, Tuck | Cache) and term.source in ("drawn", "gained")


def _many(term: Term) -> bool:
    """Whether more than one thing may be gained or drawn."""
    if isinstance(term, Gain | Draw):
        return not isinstance(term.n, int) or term.n > 1
    return False
