"""The little language of card effects: `played: pay(any,1)->egg(2); opponents egg(1)` read into small frozen values.

Grammar and meaning: docs/rules/wyrmspan.md, section 14. Everything that a table can get wrong is an `EffectError`
that says what was expected and where.
"""

import itertools
import re
from typing import Final

from drakehall.games.wyrmspan.effects import (
    CAVES,
    COUNTED,
    FOODS,
    LOCATIONS,
    RESOURCES,
    SCOPES,
    SIZES,
    TIMINGS,
    TRAITS,
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


class EffectError(ValueError):
    """An effect that cannot be read: what is wrong, and at which character."""

    def __init__(self, why: str, text: str, at: int) -> None:
        """Word the complaint with the text around it."""
        super().__init__(f"{why} at character {at + 1}: “{text[max(0, at - 20) : at]}⟨here⟩{text[at : at + 20]}”")


def parse_card(text: str) -> tuple[Clause, ...]:
    """Read the effect of a card: its lines, each with its timing."""
    reader = _Reader(text)
    clauses = [reader.clause()]
    while reader.take("||"):
        clauses.append(reader.clause())
    reader.end()
    return tuple(clauses)


def parse_seq(text: str) -> Seq:
    """Read an effect without a timing, as on tiles and mats."""
    reader = _Reader(text)
    seq = reader.seq()
    reader.end()
    return seq


MOST: Final = 20
"""So many things can a step give or take, so often can it be repeated, so many steps can a line have."""
MOST_DIGITS: Final = 3
DEEPEST: Final = 12
"""So many brackets can stand in one another."""

_TOKEN: Final = re.compile(r"\s*(\|\||->|>=|<=|-?\d+|[a-z_][a-z_0-9]*|[(){},;:|+*&=/])")
_NAME: Final = re.compile(r"[a-z_][a-z_0-9]*")

Raw = tuple[str, tuple[tuple[str, object], ...]]
"""A call as read: its name and its arguments, each a pair of keyword (or ``) and value."""


class _Reader:
    """Reads tokens from left to right; every method consumes what it names."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens: list[tuple[str, int]] = []
        self.at = 0
        place = depth = 0
        end = len(text.rstrip())
        while place < end:
            match = _TOKEN.match(text, place)
            if match is None:
                raise EffectError("an unknown sign", text, place)
            self.tokens.append((match.group(1), match.start(1)))
            place = match.end()
            depth += {"(": 1, "{": 1, ")": -1, "}": -1}.get(match.group(1), 0)
            if depth > DEEPEST:
                raise EffectError(f"more than {DEEPEST} brackets in one another", text, place)

    # --- tokens ---

    def peek(self) -> str:
        return self.tokens[self.at][0] if self.at < len(self.tokens) else ""

    def take(self, token: str) -> bool:
        if self.peek() == token:
            self.at += 1
            return True
        return False

    def need(self, token: str) -> None:
        if not self.take(token):
            raise self.error(f"expected “{token}”")

    def name(self, what: str) -> str:
        token = self.peek()
        if not _NAME.fullmatch(token):
            raise self.error(f"expected {what}")
        self.at += 1
        return token

    def number(self) -> int:
        token = self.peek()
        if not token.lstrip("-").isdigit():
            raise self.error("expected a number")
        if len(token.lstrip("-")) > MOST_DIGITS:
            raise self.error(f"a number has at most {MOST_DIGITS} digits")
        self.at += 1
        return int(token)

    def end(self) -> None:
        if self.at < len(self.tokens):
            raise self.error("expected the end")

    def error(self, why: str) -> EffectError:
        place = self.tokens[self.at][1] if self.at < len(self.tokens) else len(self.text)
        return EffectError(why, self.text, place)

    def one_of(self, value: object, allowed: tuple[str, ...], what: str) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise self.error(f"{what} must be one of {', '.join(allowed)}, not “{value}”")
        return value

    # --- grammar ---

    def clause(self) -> Clause:
        timing = self.name("a timing")
        food = ""
        if timing in ("fed", "fed3"):
            self.need("(")
            food = self.one_of(self.name("a food"), FOODS, "the food")
            self.need(")")
        elif timing not in TIMINGS:
            raise self.error(f"“{timing}” is no timing")
        self.need(":")
        return Clause(timing, food, self.seq())

    def seq(self) -> Seq:
        items = [self.item()]
        while self.take(";"):
            items.append(self.item())
        if len(items) > MOST:
            raise self.error(f"a line has at most {MOST} steps")
        shared = [item.opponents for item in items]
        if shared != sorted(shared):
            raise self.error("the opponents' steps come last")
        if items[0].otherwise or items[0].did:
            raise self.error("“else” and “did” need a step before them")
        for before, item in itertools.pairwise(items):
            if item.otherwise and not before.tests:
                raise self.error("“else” needs an “if” just before it")
        return Seq(tuple(items))

    def item(self) -> Item:
        may = otherwise = did = opponents = False
        upto = 0
        tests: tuple[Condition, ...] = ()
        while True:
            if self.take("may"):
                may = True
            elif self.take("else"):
                otherwise = True
            elif self.take("did"):
                did = True
            elif self.take("opponents"):
                opponents = True
            elif self.take("upto"):
                self.need("(")
                upto = self.number()
                self.need(")")
                if not 1 <= upto <= MOST:
                    raise self.error(f"“upto” needs at least 1 and at most {MOST}")
            elif self.take("if"):
                self.need("(")
                tests = self.tests()
                self.need(")")
            else:
                break
        cost: list[Pay] = []
        if self.peek() == "pay":
            cost.append(self.pay())
            while self.take("+"):
                cost.append(self.pay())
            self.need("->")
        terms = [self.term()]
        while self.take("+"):
            terms.append(self.term())
        if len(terms) > MOST:
            raise self.error(f"a step gives at most {MOST} things")
        return Item(tuple(terms), tuple(cost), may, upto, tests, otherwise, did, opponents)

    def tests(self) -> tuple[Condition, ...]:
        found = [self.test()]
        while self.take("&"):
            found.append(self.test())
        return tuple(found)

    def test(self) -> Condition:
        name, args = self.call()
        if name == "count":
            sign = self.peek()
            if sign not in (">=", "<=", "="):
                raise self.error("expected “>=”, “<=” or “=”")
            self.at += 1
            return Condition("count", count=self.count(args), sign=sign, n=self.number())
        if name in ("between", "rightmost"):
            self.match(name, args, ["self"])
            return Condition(name)
        if name == "at_least_left_neighbor":
            (cave,) = self.match(name, args, [""])
            return Condition(name, (self.one_of(cave, CAVES, "the cave"),))
        if name == "revealed":
            if len(args) != 1 or args[0][0] != "size":
                raise self.error("“revealed” needs size=")
            return Condition(name, self.several(args[0][1], SIZES, "the size"))
        raise self.error(f"“{name}” is no test")

    def pay(self) -> Pay:
        name, args = self.call()
        if name != "pay" or not 2 <= len(args) <= 3:
            raise self.error("expected pay(kind,number)")
        kinds = self.several(args[0][1], ("coin", "egg", "any", "dragon_card", "cave_card"), "what is paid")
        n = args[1][1]
        if not isinstance(n, int) or not 1 <= n <= MOST:
            raise self.error(f"a cost is at least 1 and at most {MOST}")
        loc = "any"
        if len(args) == 3:
            if args[2][0] != "from" or kinds != ("egg",):
                raise self.error("only eggs are paid from= a place")
            loc = self.one_of(args[2][1], LOCATIONS[1:], "the place")
        return Pay(kinds, n, loc)

    def term(self) -> Term:
        if self.take("{"):
            seq = self.seq()
            self.need("}")
            return Block(seq)
        if self.peek() == "choose":
            return self.choose()
        if self.peek() == "vp":
            return self.points()
        if self.peek() == "pay":
            raise self.error("“pay” stands only before “->”")
        name, args = self.call()
        return self.build(name, args)

    def choose(self) -> Choose:
        self.need("choose")
        self.need("(")
        n = self.number()
        self.need(")")
        self.need("{")
        options = [self.item()]
        while self.take("|"):
            options.append(self.item())
        self.need("}")
        if not 1 <= n <= len(options) or len(options) > 6:
            raise self.error("choose(n) needs n options or more, six at most")
        return Choose(n, tuple(options))

    def points(self) -> Points:
        self.need("vp")
        self.need("(")
        n = self.number()
        self.need(")")
        each = most = None
        if self.take("*"):
            name, args = self.call()
            if name != "count":
                raise self.error("expected count(…)")
            each = self.count(args)
        if self.take("max"):
            most = self.number()
        return Points(n, each, most)

    def call(self) -> Raw:
        name = self.name("a call")
        args: list[tuple[str, object]] = []
        if self.take("("):
            while True:
                args.append(self.argument())
                if not self.take(","):
                    break
            self.need(")")
        return name, tuple(args)

    def argument(self) -> tuple[str, object]:
        if self.peek().lstrip("-").isdigit():
            return "", self.number()
        name = self.name("an argument")
        if self.take("="):
            if self.peek().isdigit():
                return name, self.number()
            return name, self.alternatives(self.name("a value"))
        if self.peek() == "(":
            self.at -= 1
            inner, args = self.call()
            if inner != "count":
                raise self.error(f"“{inner}” cannot be an argument")
            return "", self.count(args)
        return "", self.alternatives(name)

    def alternatives(self, first: str) -> str:
        names = [first]
        while self.take("/"):
            names.append(self.name("a value"))
        return "/".join(names)

    # --- calls ---

    def build(self, name: str, args: tuple[tuple[str, object], ...]) -> Term:
        if name == "gain":
            what, n = self.match(name, args, ["", ""])
            allowed = (*RESOURCES, "any", "coin", "picked", "cost_of_tucked")
            return Gain(self.one_of(what, allowed, "what is gained"), self.amount(n))
        if name == "draw":
            return self.draw(args)
        if name == "guild":
            (n,) = self.match(name, args, [""])
            return Guild(self.amount(n))
        if name == "egg":
            nests = self.one_of(args[1][1], LOCATIONS, "the place") if len(args) == 2 else "any"
            return Egg(self.amount(self.match(name, args[:1], [""])[0]), nests)
        if name in ("egg_each", "tuck_each"):
            skip = 1 if name == "egg_each" else 2
            wanted = ["dragon"] if name == "egg_each" else ["deck", "dragon"]
            self.match(name, args[:skip], wanted)
            chosen = self.filter(args[skip:])
            return EggEach(chosen) if name == "egg_each" else TuckEach(chosen)
        if name == "cache":
            what, n, source, loc = self.match(name, args, ["", "", "", ""])
            return Cache(
                self.one_of(what, (*RESOURCES, "any"), "what is cached"),
                self.amount(n),
                self.one_of(source, ("own", "bank", "gained"), "the source"),
                self.one_of(loc, LOCATIONS, "the place"),
            )
        if name == "tuck":
            n, source, loc = self.match(name, args, ["", "", ""])
            sources = ("hand", "deck", "display", "drawn", "revealed")
            return Tuck(
                self.amount(n), self.one_of(source, sources, "the source"), self.one_of(loc, LOCATIONS, "the place")
            )
        if name == "play_dragon":
            return self.play(args)
        if name == "excavate":
            n, sources_given = self.match(name, args, ["", ""])
            return Excavate(self.whole(n), self.several(sources_given, ("hand", "deck", "display"), "the source"))
        if name == "activate":
            given, target = self.match(name, args, ["", ""])
            mat = self.one_of(target, ("dragon", "mat"), "the target") == "mat"
            timings = self.several(given, TIMINGS[:3], "the timing")
            if mat and timings != ("activated",):
                raise self.error("entries of the mat are “activated”")
            return Activate(timings, mat)
        if name == "split":
            return self.split(args)
        if name == "swap_dragons":
            self.match(name, args, [])
            return Simple("swap")
        simple = {"pick": "resource", "reveal": "dragon", "take": "revealed", "discard": "revealed"}
        if name in simple:
            self.match(name, args, [simple[name]])
            return Simple(name)
        raise self.error(f"“{name}” is no call")

    def draw(self, args: tuple[tuple[str, object], ...]) -> Draw:
        if len(args) not in (2, 3):
            raise self.error("expected draw(kind,number) or draw(kind,number,place)")
        kinds = self.several(args[0][1], ("dragon", "cave"), "what is drawn")
        source = self.one_of(args[2][1], ("deck", "display"), "the place") if len(args) == 3 else ""
        return Draw(kinds, self.amount(args[1][1]), source)

    def play(self, args: tuple[tuple[str, object], ...]) -> Play:
        onto = len(args) == 3 and args[2] == ("onto", "dragon")
        if len(args) != 2 + onto:
            raise self.error("expected play_dragon(source,mode)")
        sources = self.several(args[0][1], ("hand", "display"), "the source")
        return Play(sources, self.one_of(args[1][1], ("free", "minus1", "no_resources"), "the mode"), onto)

    def split(self, args: tuple[tuple[str, object], ...]) -> Split:
        shares = {"keep": 0, "discard": 0, "tuck_here": 0, "tuck_any": 0}
        self.match("split", args[:1], ["drawn"])
        for key, value in args[1:]:
            if key not in shares:
                raise self.error(f"“{key}” is no share")
            shares[key] = self.whole(value)
        if shares["tuck_here"] and shares["tuck_any"]:
            raise self.error("a split tucks here or anywhere, not both")
        return Split(**shares)

    def count(self, args: tuple[tuple[str, object], ...]) -> Count:
        if not args:
            raise self.error("count needs what to count")
        return Count(self.one_of(args[0][1], COUNTED, "what is counted"), self.filter(args[1:]))

    def filter(self, args: tuple[tuple[str, object], ...]) -> Filter:
        where, of, res = "mat", "", ""
        sizes: tuple[str, ...] = ()
        traits: tuple[str, ...] = ()
        timings: tuple[str, ...] = ()
        other = lowest = False
        per = 1
        for key, value in args:
            if key == "in":
                where = self.one_of(value, SCOPES, "in=")
            elif key == "size":
                sizes = self.several(value, SIZES, "size=")
            elif key == "trait":
                traits = self.several(value, TRAITS, "trait=")
            elif key == "timing":
                timings = self.several(value, TIMINGS, "timing=")
            elif key == "not":
                other = self.one_of(value, ("self",), "not=") == "self"
            elif key == "per":
                per = self.whole(value)
            elif key == "of":
                of = self.one_of(value, ("traits", "sizes"), "of=")
            elif key == "res":
                res = self.one_of(value, RESOURCES, "res=")
            elif key == "my_place":
                lowest = self.one_of(value, ("lowest",), "my_place=") == "lowest"
            else:
                raise self.error(f"“{key or value}” is no filter")
        return Filter(where, sizes, traits, timings, other, per, of, res, lowest)

    # --- arguments ---

    def match(self, name: str, args: tuple[tuple[str, object], ...], wanted: list[str]) -> list[object]:
        """Check the number of plain arguments, and their words where `wanted` names them."""
        if len(args) != len(wanted) or any(key for key, _ in args):
            raise self.error(f"“{name}” takes {len(wanted)} plain arguments")
        for (_, value), word in zip(args, wanted, strict=True):
            if word and value != word:
                raise self.error(f"“{name}” expects “{word}”, not “{value}”")
        return [value for _, value in args]

    def several(self, value: object, allowed: tuple[str, ...], what: str) -> tuple[str, ...]:
        return tuple(self.one_of(part, allowed, what) for part in str(value).split("/"))

    def amount(self, value: object) -> Amount:
        return value if isinstance(value, Count) else self.whole(value)

    def whole(self, value: object) -> int:
        if not isinstance(value, int) or not 1 <= value <= MOST:
            raise self.error(f"expected a number from 1 to {MOST}")
        return value
