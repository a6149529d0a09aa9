"""What an owner's Wyrmspan card may say, no printed card included: all of it is worded, and nothing is worded twice."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, combinations, product

import pytest

from drakehall.games.wyrmspan import effects as fx
from drakehall.games.wyrmspan.counting import count
from drakehall.games.wyrmspan.notation import parse_card
from drakehall.games.wyrmspan.notation_checks import check_chain, check_seq
from drakehall.text import LANGUAGES
from drakehall.text.cards.wyrmspan_effects import worded
from tests.rules.wyrmspan.table import settle, table

VALUES = {
    "in": fx.SCOPES,
    "size": ("small", "medium", "hatchling", "small/hatchling", "small/medium/hatchling"),
    "trait": ("shy", "aggressive/playful"),
    "timing": ("round", "played/endgame"),
    "not": ("self",),
    "per": ("2", "5"),
    "of": ("traits", "sizes"),
    "res": fx.RESOURCES,
    "my_place": ("lowest",),
}
NUMBERS = (0, 1, 2, 5)


def filters(keys: tuple[str, ...]) -> Iterator[str]:
    """Every combination of these filters, each left out or with each of its values."""
    for chosen in product(*(["", *(f",{key}={value}" for value in VALUES[key])] for key in keys)):
        yield "".join(chosen)


def accepted(line: str) -> fx.Clause | None:
    """Read a line as the table's reader does; nothing if it is refused."""
    try:
        (clause,) = parse_card(line)
        check_seq(clause.seq, points=clause.timing == "endgame")
        check_chain(clause)
    except ValueError:
        return None
    return clause


@cache
def counts() -> dict[str, fx.Count]:
    """Everything that can be counted, by how it is written."""
    found: dict[str, fx.Count] = {}
    for what in fx.COUNTED:
        for chosen in filters(fx.COUNTED[what]):
            clause = accepted(f"endgame: vp(1)*count({what}{chosen})")
            if clause is not None:
                term = clause.seq.items[0].terms[0]
                assert isinstance(term, fx.Points)
                assert term.each is not None
                found[f"count({what}{chosen})"] = term.each
    return found


def as_it_is(line: str) -> str:
    return line


def each_worded_once(lines: Iterator[str], least: int, alike: Callable[[str], str] = as_it_is) -> None:
    """Every accepted line has words in both languages, and lines that mean different things have different words."""
    read = {line: clause for line in lines if (clause := accepted(line)) is not None}
    assert len(read) > least
    for language in LANGUAGES:
        said: dict[str, str] = {}
        for line, clause in read.items():
            words = worded(language, clause)
            assert "  " not in words, words
            other = said.setdefault(words, line)
            assert other is line or accepted(alike(other)) == accepted(alike(line)), f"{other} and {line}: {words}"


def test_everything_that_is_counted_has_words_of_its_own() -> None:
    assert {each.what for each in counts().values()} == set(fx.COUNTED)
    each_worded_once((f"endgame: vp(1)*{each}" for each in counts()), 3000)


def test_everything_that_is_counted_can_be_counted() -> None:
    s = table(2)
    settle(s, "golden", 109, 57)
    for each in counts().values():
        for seat, card in ((0, s.dragons[4]), (0, -1), (1, -1)):
            assert count(s, s.compiled.count(each), seat, card) >= 0


def test_every_condition_has_words_of_its_own() -> None:
    lines = (
        f"played: if({each}{sign}{n}) egg(1)"
        for each in counts()
        if "per" not in each
        for sign in fx.SIGNS
        for n in NUMBERS
    )
    each_worded_once(lines, 10_000, lambda line: line.replace("<=0", "=0"))


def test_two_conditions_say_both() -> None:
    few = [each for each in counts() if each.count(",") < 2]
    pairs = (
        f"played: if({a}>={n} & {b}{sign}1) egg(1)"
        for a, b in combinations(few[::3], 2)
        for sign in fx.SIGNS
        for n in (1, 2)
    )
    each_worded_once(pairs, 1000)


AMOUNTS = ("1", "2", "count(egg,per=2)")
SIMPLE = [
    *(f"gain({what},{n})" for what in fx.GAINS[:6] for n in AMOUNTS),
    *(
        f"draw({k},{n}{s})"
        for k in ("dragon", "cave", "dragon/cave")
        for n in AMOUNTS
        for s in ("", ",deck", ",display")
    ),
    *(f"guild({n})" for n in AMOUNTS),
    *(f"egg({n},{place})" for n in AMOUNTS for place in fx.LOCATIONS),
    *(f"egg_each(dragon{chosen})" for chosen in filters(fx.EACH)),
    *(f"tuck_each(deck,dragon{chosen})" for chosen in filters(fx.EACH)),
    *(
        f"cache({what},{n},{source},{place})"
        for what in (*fx.RESOURCES, "any")
        for n in AMOUNTS
        for source in ("own", "bank")
        for place in fx.LOCATIONS
    ),
    *(f"tuck({n},{s},{place})" for n in AMOUNTS for s in ("hand", "deck", "display") for place in fx.LOCATIONS),
    *(
        f"play_dragon({source},{mode}{onto})"
        for source in ("hand", "display", "hand/display")
        for mode in ("free", "minus1", "no_resources")
        for onto in ("", ",onto=dragon")
    ),
    *(f"excavate({n},{source})" for n in (1, 2) for source in ("hand", "deck", "display", "hand/display")),
    "activate(activated,mat)",
    "swap_dragons",
]
"""Every term that needs nothing before it."""
COSTS = [
    *(f"pay({kind},{n})" for kind in ("coin", "egg", "any", "dragon_card", "cave_card", "coin/egg") for n in (1, 2)),
    *(f"pay(egg,2,from={place})" for place in fx.LOCATIONS[1:]),
    "pay(coin,1) + pay(egg,1)",
    "pay(coin/egg,2) + pay(any,1)",
]
STEPS = [
    prefix + cost
    for prefix in ("", "may ", "upto(1) ", "upto(3) ", "if(between(self)) ", "if(rightmost(self)) may ")
    for cost in ("", *(f"{cost}->" for cost in COSTS))
]


def test_every_term_has_words_of_its_own() -> None:
    each_worded_once((f"played: {term}" for term in SIMPLE), 500)


def test_every_step_has_words_of_its_own() -> None:
    terms = ("egg(1)", "gain(any,2) + guild(1)", "{egg(1); did guild(1)}", "choose(1){egg(1) | guild(1)}")
    lines = (f"played: {step}{term}" for step in STEPS for term in terms)
    each_worded_once(lines, 300, lambda line: line.replace("upto(1) ", "may "))


def test_every_share_of_the_opponents_has_words_of_its_own() -> None:
    terms = [term for term in SIMPLE if "each" not in term]
    plain = (f"played: guild(3); opponents {term}" for term in terms)
    steps = (f"played: guild(3); opponents {step}egg(1)" for step in STEPS)
    then = (f"played: guild(3); opponents egg(2); opponents did {term}" for term in terms[::5])
    each_worded_once(chain(plain, steps, then), 100, lambda line: line.replace("may ", "").replace("upto(1) ", ""))


def test_every_use_of_what_a_line_has_brought_has_words_of_its_own() -> None:
    brings = ("draw(dragon,1)", "draw(dragon,2,deck)", "draw(dragon,count(egg))", "gain(any,2)", "gain(milk,1)")
    uses = (
        *(f"tuck(1,drawn,{place})" for place in fx.LOCATIONS),
        *(f"cache({what},1,gained,{place})" for what in ("any", "milk") for place in fx.LOCATIONS),
        "split(drawn,keep=1,tuck_any=1)",
        "split(drawn,discard=1,tuck_here=1)",
        "split(drawn,keep=2)",
    )
    prefixes = ("", "may ", "upto(2) ", "upto(2) pay(coin,1)->", "did may ", "if(between(self)) upto(3) ")
    lines = (f"round: {a}; {prefix}{b}" for a in brings for prefix in prefixes for b in uses)

    def alike(line: str) -> str:
        alone = "1)" in line.partition(";")[0]  # of one thing no more than one can be taken
        same = line.replace("upto(2) tuck", "may tuck").replace("upto(2) cache", "may cache") if alone else line
        same = same.replace("upto(3)", "may") if alone else same
        return same.replace("cache(any", "cache(milk") if "gain(milk" in line else same  # of milk any is milk

    each_worded_once(lines, 100, alike)


@pytest.mark.parametrize(
    ("test", "english", "polish"),
    [
        (
            "count(dragon,trait=shy)>=2",
            "there are at least two shy dragons on your mat",
            "masz co najmniej 2 płochliwe smoki na swojej planszy",
        ),
        (
            "count(dragon,in=this_cave,size=medium/hatchling,not=self)=1",
            "there is exactly one other medium dragon or hatchling in this cave",
            "masz dokładnie 1 innego średniego smoka albo inne smoczę w tej jaskini",
        ),
        (
            "count(dragon,in=golden,size=hatchling)<=5",
            "there are at most five hatchlings in the golden cave",
            "masz najwyżej 5 smocząt w Złotej Grocie",
        ),
        (
            "count(dragon,in=best_cave)>=4",
            "there are at least four dragons in one of your caves",
            "masz co najmniej 4 smoki w jednej ze swoich jaskiń",
        ),
        (
            "count(guild_marker)<=2",
            "you have at most two markers on the guild tile",
            "masz najwyżej 2 znaczniki na kaflu gildii",
        ),
        ("count(guild_marker)=0", "you have no marker on the guild tile", "nie masz znacznika na kaflu gildii"),
        ("count(egg)>=5", "you have at least five eggs", "masz co najmniej 5 jaj"),
        ("count(egg,in=here)<=0", "there is no egg here", "nie masz jaja na tej karcie"),
        (
            "count(objective,my_place=lowest)>=1",
            "there is an objective in which nobody ranks below you",
            "masz cel, w którym nikt nie zajmuje niższego miejsca niż ty",
        ),
        (
            "count(full_set,of=sizes)=2",
            "you have exactly two full sets of the four sizes among your dragons",
            "masz dokładnie 2 komplety czterech rozmiarów wśród swoich smoków",
        ),
        ("count(full_column)>=1", "you have a column with three dragons", "masz kolumnę z trzema smokami"),
        (
            "count(cached,res=milk,in=here)>=1",
            "there is at least one milk cached here",
            "masz żeton mleka przechowany na tej karcie",
        ),
        (
            "count(tucked,in=this_column)>=3",
            "there are at least three cards tucked under dragons in this column",
            "masz co najmniej 3 karty wsunięte pod smoki w tej kolumnie",
        ),
        (
            "count(excavated,in=this_cave)<=3",
            "there are at most three excavated spaces in this cave",
            "masz najwyżej 3 odkopane pola w tej jaskini",
        ),
        (
            "count(cave_card,in=adjacent)>=2",
            "there are at least two cave cards next to this dragon",
            "masz co najmniej 2 karty jaskiń na sąsiednich polach",
        ),
        (
            "count(cost_icon)>=12",
            "there are at least 12 resource icons in the costs of your dragons",
            "masz co najmniej 12 symboli surowców w kosztach swoich smoków",
        ),
    ],
)
def test_conditions_read_as_sentences(test: str, english: str, polish: str) -> None:
    clause = accepted(f"played: if({test}) egg(1)")
    assert clause is not None
    assert worded("en", clause) == f"When played: if {english}, lay 1 egg."
    assert worded("pl", clause) == f"Gdy zagrywasz: jeśli {polish}, złóż 1 jajo."


@pytest.mark.parametrize(
    ("line", "english", "polish"),
    [
        (
            "played: guild(3); opponents gain(coin,count(egg)); opponents did tuck(1,hand,any)",
            (
                "make 3 guild steps. Each opponent may take 1 coin for each egg they have."
                " Each opponent who does so may tuck 1 dragon card from their hand under any dragon."
            ),
            (
                "wykonaj 3 kroki w gildii. Każdy przeciwnik może wziąć 1 monetę za każde jajo, które ma."
                " Każdy przeciwnik, który to zrobi, może wsunąć 1 kartę smoka z ręki pod dowolnego smoka."
            ),
        ),
        (
            "played: pay(coin/egg,2)->draw(dragon/cave,3)",
            "pay 2 things (coins or eggs, in any mix) to draw 3 cards (dragon cards or cave cards, in any mix).",
            (
                "zapłać 2 rzeczy (monety albo jaja, w dowolnym połączeniu), aby dobrać 3 karty"
                " (karty smoków albo karty jaskiń, w dowolnym połączeniu)."
            ),
        ),
        (
            "played: cache(milk,count(dragon,trait=shy,per=2),bank,here)",
            "cache 1 milk from the bank here for every 2 shy dragons on your mat.",
            "przechowaj 1 żeton mleka z banku na tej karcie za każde 2 płochliwe smoki na swojej planszy.",
        ),
        (
            "played: gain(gold,2); draw(dragon,1); if(between(self)) upto(2) pay(coin,1)->tuck(1,drawn,here)",
            (
                "take 2 gold. Draw 1 dragon card. If this dragon lies between two others in its cave,"
                " you may pay 1 coin to tuck it here, up to two times."
            ),
            (
                "weź 2 żetony złota. Dobierz 1 kartę smoka. Jeśli ten smok leży między dwoma innymi smokami w swojej"
                " jaskini, możesz do 2 razy zapłacić 1 monetę, aby wsunąć ją pod tę kartę."
            ),
        ),
    ],
)
def test_steps_say_everything_that_is_done(line: str, english: str, polish: str) -> None:
    clause = accepted(line)
    assert clause is not None
    assert worded("en", clause) == f"When played: {english}"
    assert worded("pl", clause) == f"Gdy zagrywasz: {polish}"
