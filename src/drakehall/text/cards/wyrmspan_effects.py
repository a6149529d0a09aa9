"""Wyrmspan's effects in words: one walk over an effect, worded in the requested language."""

from typing import Final, final

from drakehall.games.wyrmspan import effects as fx
from drakehall.text.cards.wyrmspan_english import ENGLISH
from drakehall.text.cards.wyrmspan_language import Language, listed
from drakehall.text.cards.wyrmspan_polish import POLISH

LANGUAGES: Final = {language.code: language for language in (ENGLISH, POLISH)}


NTH: Final = {2: ("a second", "Druga"), 3: ("a third", "Trzecia")}
"""Which walk through a cave it is in a round, in English and in Polish."""


def worded(language: str, effect: fx.Clause | fx.Seq) -> str:
    """Put a line of a card into words, or an effect that is printed without a timing."""
    clause = effect if isinstance(effect, fx.Clause) else fx.Clause("", "", effect)
    return EffectWriter(LANGUAGES[language]).clause(clause)


def walk(language: str, times: int) -> str:
    """Return what exploring a cave again in the same round costs besides its coin, and what it is for (WYR-7.1)."""
    writer = EffectWriter(LANGUAGES[language])
    return writer.say(
        "Exploring the same cave {nth} time this round costs {eggs} besides the coin. "
        "All its benefits and abilities are yours once more.",
        "{nth} eksploracja tej samej jaskini w rundzie kosztuje oprócz monety {eggs}. "
        "Jeszcze raz korzystasz ze wszystkich jej korzyści i zdolności.",
        nth=writer.say(*NTH[times]),
        eggs=writer.amount(times - 1, "egg"),
    )


@final
class EffectWriter:
    """Words effects in one language."""

    def __init__(self, language: Language) -> None:
        """Write in this language."""
        self.language = language

    def say(self, en: str, pl: str, **slots: str) -> str:
        """Fill in the pattern of this language."""
        return {"en": en, "pl": pl}[self.language.code].format(**slots)

    def clause(self, clause: fx.Clause) -> str:
        """Return a line of a card."""
        if not clause.timing:
            return _capital(self.seq(clause.seq))
        food = self.language.foods.get(clause.food, "")
        start = self.language.timings[clause.timing].format(food=food)
        return f"{start}: {self.seq(clause.seq)}"

    # --- sequences ---

    def seq(self, seq: fx.Seq) -> str:
        """Return steps as sentences."""
        sentences: list[str] = []
        for at, item in enumerate(seq.items):
            text = self.item(item, seq.items[:at])
            sentences.append(_capital(text) if sentences else text)
        return ". ".join(sentences) + "."

    def block(self, seq: fx.Seq) -> str:
        """Return steps in braces as parts of one sentence."""
        text = ""
        for at, item in enumerate(seq.items):
            link = "" if not text else "; " if item.did else self.say(", then ", ", a następnie ")
            text += link + self.item(item, seq.items[:at])
        return text

    def item(self, item: fx.Item, before: tuple[fx.Item, ...] = ()) -> str:
        """Return one step with its prefixes; it may take from what the steps before it gained or drew."""
        first = item.terms[0]
        of_those = item.upto > 1 and len(item.terms) == 1 and not item.cost and _of_those(first)
        most = item.upto if of_those else 1
        text = self.joined([self.term(term, most * _several(term, before)) for term in item.terms])
        if item.cost:
            cost = self.and_([self.cost(pay) for pay in item.cost])
            do = self.language.infinitive(text)
            text = self.say("pay {cost} to {do}", "zapłać {cost}, aby {do}", cost=cost, do=do)
        if item.upto > 1 and not of_those:
            text = self.repeated(item, text)
        if (item.may or item.upto == 1 or of_those) and not item.opponents:
            text = self.may(text)
        return self.shared(item, text) if item.opponents else self.guarded(item, text)

    def guarded(self, item: fx.Item, text: str) -> str:
        """Return what must hold before a step is carried out."""
        if item.tests:
            text = self.say("if {tests}, {text}", "jeśli {tests}, {text}", tests=self.tests(item.tests), text=text)
        if item.did:
            text = self.say("if you do, {text}", "jeśli to zrobisz, {text}", text=text)
        if item.otherwise:
            text = self.say("otherwise {text}", "w przeciwnym razie {text}", text=text)
        return text

    def shared(self, item: fx.Item, text: str) -> str:
        """Return the opponents' share."""
        theirs = self.language.infinitive(self.language.theirs(text))
        if item.did:
            pl = "każdy przeciwnik, który to zrobi, może {theirs}"
            return self.say("each opponent who does so may {theirs}", pl, theirs=theirs)
        return self.say("each opponent may {theirs}", "każdy przeciwnik może {theirs}", theirs=theirs)

    def may(self, text: str) -> str:
        """Return what may be left out."""
        return self.say("you may {do}", "możesz {do}", do=self.language.infinitive(text))

    def repeated(self, item: fx.Item, text: str) -> str:
        """Return what may be done several times; English says so after a step that is one plain benefit or a trade."""
        times, n = self.language.spelled(item.upto), str(item.upto)
        if item.cost and not item.opponents:
            do = self.language.infinitive(text)
            return self.say("you may {do}, up to {times} times", "możesz do {n} razy {do}", do=do, times=times, n=n)
        plain = len(item.terms) == 1 and not item.cost and not isinstance(item.terms[0], fx.Block | fx.Choose)
        behind = plain or item.opponents
        en = "{text}, up to {times} times" if behind else "up to {times} times, {text}"
        return self.say(en, "do {n} razy {text}", text=text, times=times, n=n)

    def joined(self, parts: list[str]) -> str:
        """Join benefits, writing a repeated verb only once: take 1 gold and 1 crystal."""
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
        last = self.say(", and", "oraz") if several else self.say("and", "i")
        return listed([self.and_(group) for group in groups], last)

    def and_(self, parts: list[str]) -> str:
        """List what comes together."""
        return listed(parts, self.say("and", "i"))

    def or_(self, parts: list[str]) -> str:
        """List the things one is chosen from."""
        return listed(parts, self.say("or", "albo"))

    # --- costs and numbers ---

    def cost(self, pay: fx.Pay) -> str:
        """Return a part of a cost."""
        kinds = ["resource" if kind == "any" else kind for kind in pay.kinds]
        if pay.n > 1 and len(kinds) > 1:
            return self.mixed(self.amount(pay.n, "thing"), kinds)
        return self.or_([self.amount(pay.n, kind) for kind in kinds]) + self.language.paid_from[pay.loc]

    def mixed(self, things: str, kinds: list[str]) -> str:
        """Return several things each of which may be of any of the kinds."""
        mix = self.or_([self.language.nouns[kind][1] for kind in kinds])
        pl = "{things} ({mix}, w dowolnym połączeniu)"
        return self.say("{things} ({mix}, in any mix)", pl, things=things, mix=mix)

    def amount(self, n: fx.Amount, noun: str) -> str:
        """Return a number of things; one if they are counted."""
        return self.language.number(n if isinstance(n, int) else 1, self.language.nouns[noun])

    def each(self, n: fx.Amount | None) -> str:
        """Return what a counted number depends on."""
        if not isinstance(n, fx.Count):
            return ""
        return self.say(" for {counted}", " za {counted}", counted=self.language.counted(n))

    def sources(self, sources: tuple[str, ...]) -> str:
        """Return where cards may come from."""
        return self.or_([self.language.sources[source] for source in sources])

    # --- benefits ---

    def term(self, term: fx.Term, those: int) -> str:
        """Return one benefit; `those` is how many of the things gained or drawn it may take, 0 if there is only one."""
        words = self.language
        match term:
            case fx.Gain(what, n):
                return self.say(
                    "take {things}{each}", "weź {things}{each}", things=self.amount(n, what), each=self.each(n)
                )
            case fx.Draw(kinds, n, source):
                nouns = [f"{kind}_card" for kind in kinds]
                cards = self.or_([self.amount(n, noun) for noun in nouns])
                if len(kinds) > 1 and isinstance(n, int) and n > 1:
                    cards = self.mixed(self.amount(n, "card"), nouns)
                place = f" {words.sources[source]}" if source else ""
                pl = "dobierz {cards}{place}{each}"
                return self.say("draw {cards}{place}{each}", pl, cards=cards, place=place, each=self.each(n))
            case fx.GuildSteps(n):
                steps = self.amount(n, "guild_step")
                return self.say("make {steps}{each}", "wykonaj {steps}{each}", steps=steps, each=self.each(n))
            case fx.Egg(n, loc):
                eggs = self.amount(n, "egg") + words.nests[loc]
                return self.say("lay {eggs}{each}", "złóż {eggs}{each}", eggs=eggs, each=self.each(n))
            case fx.EggEach(chosen):
                dragon = words.each_dragon(chosen, "on")
                return self.say("lay 1 egg on {dragon}", "złóż po 1 jaju na {dragon}", dragon=dragon)
            case fx.Cache():
                return self.cache(term, those)
            case fx.Tuck():
                return self.tuck(term, those)
            case fx.TuckEach(chosen):
                dragon = words.each_dragon(chosen, "under")
                pl = "wsuń po 1 karcie ze stosu pod {dragon}"
                return self.say("tuck 1 card from the deck under {dragon}", pl, dragon=dragon)
            case fx.Play(sources, mode, onto):
                above = self.say(" on top of one of your dragons", " na jednego ze swoich smoków") if onto else ""
                rest = self.sources(sources) + above + words.modes[mode]
                return self.say("play a dragon {rest}", "zagraj smoka {rest}", rest=rest)
            case fx.Excavate(n, sources):
                each = self.say(", each", ", każde") if n > 1 else ""
                en = "excavate {spaces} for free{each} with a cave card {place}"
                pl = "odkop za darmo {spaces}{each} kartą jaskini {place}"
                return self.say(en, pl, spaces=self.amount(n, "space"), each=each, place=self.sources(sources))
            case fx.UseMat():
                return self.say("use one ability printed on your mat", "użyj jednej ze zdolności ze swojej planszy")
            case fx.Activate(timings):
                kinds_of = self.or_([words.ability(timing) for timing in timings])
                en = "use the {kinds} ability of one of your dragons"
                return self.say(en, "użyj zdolności {kinds} jednego ze swoich smoków", kinds=kinds_of)
            case fx.Swap():
                return self.say("swap two of your dragons", "zamień miejscami dwa swoje smoki")
            case fx.Pick():
                return self.say("name a resource", "wskaż rodzaj surowca")
            case fx.Reveal():
                return self.say("reveal the top dragon card", "odkryj wierzchnią kartę smoka")
            case fx.Take():
                return self.say("take it into your hand", "weź ją na rękę")
            case fx.Discard():
                return self.say("discard it", "odrzuć ją")
            case fx.Split():
                return self.split(term)
            case fx.Points():
                return self.points(term)
            case fx.Choose():
                return self.choose(term)
            case fx.Block(seq):
                return self.block(seq)

    def cache(self, term: fx.Cache, those: int) -> str:
        """Return a caching."""
        many = not isinstance(term.n, int) or term.n > 1
        what = "banked" if term.source == "bank" else "resource"
        things = self.amount(term.n, what if term.what == "any" else term.what)
        if term.source == "gained":
            things = self.language.those("resource", those)
        else:
            things += f" {self.language.sources[term.source]}"
        where = self.language.on["anywhere" if term.loc == "any" and many else term.loc] + self.each(term.n)
        return self.say("cache {things}{where}", "przechowaj {things}{where}", things=things, where=where)

    def tuck(self, term: fx.Tuck, those: int) -> str:
        """Return a tucking."""
        many = isinstance(term.n, int) and term.n > 1
        where = self.language.under["anywhere" if term.loc == "any" and many else term.loc]
        if term.source in ("drawn", "revealed"):
            cards = self.language.those("card", those if term.source == "drawn" else 0)
        else:
            kind = "dragon_card" if term.source == "hand" else "card"
            cards = f"{self.amount(term.n, kind)} {self.language.sources[term.source]}"
            where += self.each(term.n)
        return self.say("tuck {cards}{where}", "wsuń {cards}{where}", cards=cards, where=where)

    def split(self, term: fx.Split) -> str:
        """Return the shares of a split."""
        keep, discard, tuck = self.say("keep discard tuck", "zachowaj odrzuć wsuń").split()
        here, anywhere = self.language.under["here"], self.language.under["any"]
        shares = [(keep, term.keep, ""), (discard, term.discard, ""), (tuck, term.tuck_here, here)]
        shares.append((tuck, term.tuck_any, anywhere))
        (verb, number, where), *rest = [share for share in shares if share[1]]
        first = f"{verb} {number} {self.say('of them', 'z nich')}{where}"
        return self.and_([first, *(f"{verb} {number}{where}" for verb, number, where in rest)])

    def points(self, term: fx.Points) -> str:
        """Return victory points."""
        verb = self.say("lose", "tracisz") if term.n < 0 else self.say("get", "otrzymujesz")
        text = f"{verb} {self.amount(abs(term.n), 'point')}{self.each(term.each)}"
        if term.most is None:
            return text
        return text + self.say(" (at most {most})", " (najwyżej {most})", most=str(term.most))

    def choose(self, term: fx.Choose) -> str:
        """Return a choice; options that have to be paid for are set apart by a comma in Polish."""
        paid = all(option.cost for option in term.options)
        last = self.say("or", ", albo" if paid else "albo")
        options = listed([self.item(option) for option in term.options], last)
        if term.n == 1:
            return options
        number = self.language.spelled(term.n)
        en, pl = "do {number} of these: {options}", "wybierz {number} różne korzyści: {options}"
        return self.say(en, pl, number=number, options=options)

    # --- conditions ---

    def tests(self, tests: tuple[fx.Condition, ...]) -> str:
        """Return conditions that must all hold; if each wants a dragon in one place, the place is mentioned once."""
        counts = [test.count for test in tests if test.count is not None and test.count.what == "dragon"]
        places = {count.filter.where for count in counts}
        wanted = all((test.sign, test.n) == (">=", 1) for test in tests)
        if len(counts) < len(tests) or len(tests) == 1 or len(places) > 1 or not wanted:
            return self.and_([self.language.condition(test) for test in tests])
        return self.language.together([count.filter for count in counts])


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _of_those(term: fx.Term) -> bool:
    """Whether a step takes from what was just gained or drawn."""
    return isinstance(term, fx.Tuck | fx.Cache) and term.source in ("drawn", "gained")


def _several(term: fx.Term, before: tuple[fx.Item, ...]) -> bool:
    """Whether more than one of the things that a term takes from may have been gained or drawn before it."""
    kind = fx.Gain if isinstance(term, fx.Cache) else fx.Draw
    brought = [(each.n, item.upto) for item in before for each in item.terms if isinstance(each, kind)]
    return len(brought) > 1 or any(n != 1 or upto > 1 for n, upto in brought)
