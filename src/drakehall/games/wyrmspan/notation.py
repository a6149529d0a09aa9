"""The little language of card effects: `played: pay(any,1)->egg(2); opponents egg(1)` read into small frozen values.

Grammar and meaning: docs/rules/wyrmspan.md, section 14. Everything that a table can get wrong is an `EffectError`
that says what was expected and where.
"""

import itertools
from inspect import Parameter, signature
from typing import Final, get_args

from drakehall.games.wyrmspan import effects as fx
from drakehall.games.wyrmspan.notation_tokens import NAME, EffectError, tokens


def parse_card(text: str) -> tuple[fx.Clause, ...]:
    """Read the effect of a card: its lines, each with its timing."""
    reader = _Reader(text)
    clauses = [reader.clause()]
    while reader.take("||"):
        clauses.append(reader.clause())
    reader.end()
    return tuple(clauses)


def parse_seq(text: str) -> fx.Seq:
    """Read an effect without a timing, as on tiles and mats."""
    reader = _Reader(text)
    seq = reader.seq()
    reader.end()
    return seq


MOST: Final = 20
"""Greatest number of things a step can give or take, of its repetitions, and of the steps of a line."""
MOST_DIGITS: Final = 3

Arguments = tuple[tuple[str, object], ...]
"""The arguments of a call as read, each a pair of keyword (or ``) and value."""


class _Reader:
    """Reads tokens from left to right; every method consumes what it names."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = tokens(text)
        self.at = 0

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
        if not NAME.fullmatch(token):
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

    def error(self, why: str, at: int | None = None) -> EffectError:
        """Complain about a token, the next one unless said otherwise."""
        at = self.at if at is None else at
        place = self.tokens[at][1] if at < len(self.tokens) else len(self.text)
        return EffectError(why, self.text, place)

    def one_of(self, value: object, allowed: tuple[str, ...], what: str) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise self.error(f"{what} must be one of {', '.join(allowed)}, not “{value}”")
        return value

    # --- grammar ---

    def clause(self) -> fx.Clause:
        timing = self.name("a timing")
        food = ""
        if timing in ("fed", "fed3"):
            self.need("(")
            food = self.one_of(self.name("a food"), fx.FOODS, "the food")
            self.need(")")
        elif timing not in fx.TIMINGS:
            raise self.error(f"“{timing}” is no timing")
        self.need(":")
        return fx.Clause(timing, food, self.seq())

    def seq(self) -> fx.Seq:
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
        return fx.Seq(tuple(items))

    def item(self) -> fx.Item:
        may = otherwise = did = opponents = False
        upto = 0
        tests: tuple[fx.Condition, ...] = ()
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
        cost: list[fx.Pay] = []
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
        return fx.Item(tuple(terms), tuple(cost), may, upto, tests, otherwise, did, opponents)

    def tests(self) -> tuple[fx.Condition, ...]:
        found = [self.test()]
        while self.take("&"):
            found.append(self.test())
        return tuple(found)

    def test(self) -> fx.Condition:
        start = self.at
        name, args = self.call()
        if name == "count":
            return self.comparison(self.count(args, start), start)
        if name in ("between", "rightmost"):
            self.match(name, args, ("self",))
            return fx.Condition(name)
        if name == "at_least_left_neighbor":
            (cave,) = self.match(name, args, ("",))
            return fx.Condition(name, (self.one_of(cave, fx.CAVES, "the cave"),))
        if name == "revealed":
            if len(args) != 1 or args[0][0] != "size":
                raise self.error("“revealed” needs size=")
            return fx.Condition(name, self.several(args[0][1], fx.SIZES, "the size"))
        raise self.error(f"“{name}” is no test")

    def comparison(self, count: fx.Count, start: int) -> fx.Condition:
        sign = self.peek()
        if sign not in fx.SIGNS:
            raise self.error("expected “>=”, “<=” or “=”")
        self.at += 1
        least = 1 if sign == ">=" else 0
        if count.filter.per > 1:
            raise self.error("a condition counts one by one, without per=", start)
        if count.filter.where == "best_cave" and sign != ">=":
            raise self.error("in=best_cave is compared by “>=” only", start)
        at, n = self.at, self.number()
        if n < least:
            raise self.error(f"after “{sign}” comes a number from {least}", at)
        return fx.Condition("count", count=count, sign=sign, n=n)

    def pay(self) -> fx.Pay:
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
            loc = self.one_of(args[2][1], fx.LOCATIONS[1:], "the place")
        return fx.Pay(kinds, n, loc)

    def term(self) -> fx.Term:
        if self.take("{"):
            seq = self.seq()
            self.need("}")
            return fx.Block(seq)
        if self.peek() == "choose":
            return self.choose()
        if self.peek() == "vp":
            return self.points()
        if self.peek() == "pay":
            raise self.error("“pay” stands only before “->”")
        name, args = self.call()
        return self.build(name, args)

    def choose(self) -> fx.Choose:
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
        return fx.Choose(n, tuple(options))

    def points(self) -> fx.Points:
        self.need("vp")
        self.need("(")
        n = self.number()
        self.need(")")
        each = most = None
        if self.take("*"):
            start = self.at
            name, args = self.call()
            if name != "count":
                raise self.error("expected count(…)")
            each = self.count(args, start)
        if self.take("max"):
            start, most = self.at, self.number()
            if most < 1 or n < 0 or each is None:
                raise self.error("“max” limits points that are gained for each thing, to 1 or more", start)
        return fx.Points(n, each, most)

    def call(self) -> tuple[str, Arguments]:
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
            start = self.at
            inner, args = self.call()
            if inner != "count":
                raise self.error(f"“{inner}” cannot be an argument")
            return "", self.count(args, start)
        return "", self.alternatives(name)

    def alternatives(self, first: str) -> str:
        names = [first]
        while self.take("/"):
            names.append(self.name("a value"))
        return "/".join(names)

    # --- calls ---

    def build(self, name: str, args: Arguments) -> fx.Term:
        match name:
            case "play_dragon":
                return self.play(args)
            case "activate":
                return self.activate(args)
            case "split":
                return self.split(args)
        if name not in fx.CALLS:
            raise self.error(f"“{name}” is no call")
        call = fx.CALLS[name]
        fields = list(signature(call.term).parameters.values())
        if any(field.annotation is fx.Filter for field in fields):
            self.match(name, args[: len(call.words)], call.words)
            chosen = self.filter(args[len(call.words) :], name, fx.EACH)
            if chosen.where == "best_cave":
                raise self.error(f"“{name}” is for one place, not for in=best_cave")
            return call.term(chosen)
        free = [""] * len(fields)
        while free and len(call.words) + len(free) > len(args) and fields[len(free) - 1].default is not Parameter.empty:
            free.pop()
        given = self.match(name, args, (*call.words, *free))[len(call.words) :]
        values = zip(fields, given, strict=False)
        return call.term(*(self.value(field.annotation, value) for field, value in values))

    def value(self, kind: object, value: object) -> object:
        """Read an argument as its field wants it: a number, an amount, a word or several."""
        if kind is int:
            return self.whole(value)
        if kind == fx.Amount:
            return self.amount(value)
        holder, one_of = get_args(kind)
        read = self.one_of if holder is str else self.several
        return read(value, one_of.words, one_of.what)

    def play(self, args: Arguments) -> fx.Play:
        onto = len(args) == 3 and args[2] == ("onto", "dragon")
        if len(args) != 2 + onto:
            raise self.error("expected play_dragon(source,mode)")
        sources = self.several(args[0][1], ("hand", "display"), "the source")
        return fx.Play(sources, self.one_of(args[1][1], ("free", "minus1", "no_resources"), "the mode"), onto)

    def activate(self, args: Arguments) -> fx.Activate | fx.UseMat:
        given, target = self.match("activate", args, ("", ""))
        timings = self.several(given, fx.TIMINGS[:3], "the timing")
        if self.one_of(target, ("dragon", "mat"), "the target") == "dragon":
            return fx.Activate(timings)
        if timings != ("activated",):
            raise self.error("what is printed on the mat is “activated”")
        return fx.UseMat()

    def split(self, args: Arguments) -> fx.Split:
        shares = {"keep": 0, "discard": 0, "tuck_here": 0, "tuck_any": 0}
        self.match("split", args[:1], ("drawn",))
        for key, value in args[1:]:
            if key not in shares:
                raise self.error(f"“{key}” is no share")
            shares[key] = self.whole(value)
        if not any(shares.values()):
            raise self.error("a split has at least one share")
        if shares["tuck_here"] and shares["tuck_any"]:
            raise self.error("a split tucks here or anywhere, not both")
        return fx.Split(**shares)

    def count(self, args: Arguments, start: int) -> fx.Count:
        if not args:
            raise self.error("count needs what to count", start)
        what = self.one_of(args[0][1], tuple(fx.COUNTED), "what is counted")
        chosen = self.filter(args[1:], f"count({what})", fx.COUNTED[what])
        if what == "objective" and not chosen.lowest:
            raise self.error("objectives are counted with my_place=lowest", start)
        if what == "full_set" and not chosen.of:
            raise self.error("full sets are counted with of=traits or of=sizes", start)
        if chosen.where == "best_cave" and chosen != fx.Filter(where="best_cave"):
            raise self.error("in=best_cave goes with no other filter", start)
        return fx.Count(what, chosen)

    def filter(self, args: Arguments, what: str, allowed: tuple[str, ...]) -> fx.Filter:
        """Read the filters of something; `in=mat`, which leaves nothing out, is always allowed."""
        given = [key for key, _ in args]
        for key, value in args:
            if not key:
                raise self.error(f"“{value}” is no filter")
            if key not in allowed and (key, value) != ("in", "mat"):
                raise self.error(f"“{key}=” is no filter of “{what}”; those are {', '.join(allowed)}")
            if given.count(key) > 1:
                raise self.error(f"“{key}=” appears twice")
        found = dict(args)
        return fx.Filter(
            where=self.one_of(found.get("in", "mat"), fx.SCOPES, "in="),
            sizes=self.several(found["size"], fx.SIZES, "size=") if "size" in found else (),
            traits=self.several(found["trait"], fx.TRAITS, "trait=") if "trait" in found else (),
            timings=self.several(found["timing"], fx.TIMINGS, "timing=") if "timing" in found else (),
            other=self.one_of(found.get("not", ""), ("", "self"), "not=") == "self",
            per=self.whole(found.get("per", 1)),
            of=self.one_of(found.get("of", ""), ("", "traits", "sizes"), "of="),
            res=self.one_of(found.get("res", ""), ("", *fx.RESOURCES), "res="),
            lowest=self.one_of(found.get("my_place", ""), ("", "lowest"), "my_place=") == "lowest",
        )

    # --- arguments ---

    def match(self, name: str, args: Arguments, wanted: tuple[str, ...]) -> list[object]:
        """Check the number of plain arguments, and their words where `wanted` names them."""
        if len(args) != len(wanted) or any(key for key, _ in args):
            raise self.error(f"“{name}” takes {len(wanted)} plain arguments")
        for (_, value), word in zip(args, wanted, strict=True):
            if word and value != word:
                raise self.error(f"“{name}” expects “{word}”, not “{value}”")
        return [value for _, value in args]

    def several(self, value: object, allowed: tuple[str, ...], what: str) -> tuple[str, ...]:
        found = tuple(self.one_of(part, allowed, what) for part in str(value).split("/"))
        if len(set(found)) < len(found):
            raise self.error(f"{what} names something twice")
        return found

    def amount(self, value: object) -> fx.Amount:
        return value if isinstance(value, fx.Count) else self.whole(value)

    def whole(self, value: object) -> int:
        if not isinstance(value, int) or not 1 <= value <= MOST:
            raise self.error(f"expected a number from 1 to {MOST}")
        return value
