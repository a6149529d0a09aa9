"""Simurgh's costs and gains in words and in marks, made from their notation: no tile has a separate text."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from drakehall.games.simurgh.tiles import Ability
from drakehall.text.cards.face import Line, Mark
from drakehall.text.cards.plurals import Forms, count_noun

NOTHING: Final = "-"
QUARTERS: Final = "scout_quarters"
ARROW: Final = Mark(sign="→")
NONE: Final = Mark(sign="–")
COLON: Final = Mark(sign=":")
ONCE: Final = "1×"
DOTS: Final = {"multi": "●●", "single": "●"}
TRIGGERS: Final = {
    "on_gain": "gain",
    "on_move": "rider",
    "on_spend": "spend",
    "on_place_objective": "dragonlord_statue",
}
_DRAGON: Final = re.compile(r"dragon\(draw=(\d),markers=(\d)\)")
_MIX: Final = re.compile(r"(\d+) (of|matching) (.*)")
_AMOUNT: Final = re.compile(r"(\d+) (\w+)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Speech:
    """The words of one language for costs and gains."""

    things: Mapping[str, Forms]
    mixes: Mapping[str, str]
    matching: str
    """Of the kind just received."""
    either: str
    dragon: str
    markers: Forms
    no_markers: str
    special: Mapping[str, str]
    """Effects that are neither things nor dragons, by their notation."""
    then: str
    """Between what the Scout Quarters give on arrival and the tile."""
    when: Mapping[str, str]
    """Triggers of abilities, by their notation."""
    once: str
    kinds: Mapping[str, str]
    """How many vassals a space holds."""
    riders_only: str
    riders: str
    """The same beside the picture of a rider."""
    food: str
    """What an objective that counts food asks for …"""
    marks: str
    """… one that counts all markers …"""
    marks_on: str
    """… one that counts those on some dragons."""
    places: str
    """The points of an objective for three places."""
    sorts: Mapping[str, str]
    """What an action tile is, by its type."""
    tile_forms: tuple[str, str]
    """What stands before the name of an action tile: for taking it (accusative), for speaking of it (genitive) …"""
    objective_forms: tuple[str, str]
    """… and before that of an objective."""


ENGLISH: Final = Speech(
    things={
        "veg": ("vegetable", "vegetables"),
        "meat": ("meat", "meat"),
        "wood": ("wood", "wood"),
        "stone": ("stone", "stone"),
        "wisdom": ("wisdom", "wisdom"),
        "weapon": ("weapon", "weapons"),
        "pp": ("point", "points"),
        "marker": ("marker", "markers"),
        "spearman": ("spearman", "spearmen"),
        "rider": ("rider", "riders"),
    },
    mixes={"veg|meat": "vegetable or meat", "wood|stone": "wood or stone"},
    matching="of the same kind",
    either="or",
    dragon="a dragon (1 of {draw}, {markers})",
    markers=("marker", "markers"),
    no_markers="no markers",
    special={
        "scout_tile(face_up)": "a face-up tile of the Scout Quarters",
        "scout_tile(top)": "the top tile of the stack",
        "extra_move(full_cost)": "pay again and move one more step",
        "replace_objective": "replace a face-up objective",
        QUARTERS: "take a tile",
        "dragonlord_statue": "look at objectives and place one",
    },
    then="then",
    when={
        "on_gain veg": "when you receive vegetables",
        "on_gain meat": "when you receive meat",
        "on_gain veg|meat": "when you receive vegetables or meat",
        "on_gain wisdom": "when you receive wisdom",
        "on_gain weapon": "when you receive weapons",
        "on_gain pp": "when you receive points",
        "on_move": "when your rider moves down",
        "on_spend spearman": "when you spend a spearman",
        "on_spend rider": "when you spend a rider",
        "on_place_objective": "before you place an objective",
    },
    once="once",
    kinds={"single": "For one vassal only", "multi": "For any number of vassals"},
    riders_only="For riders only",
    riders="riders only:",
    food="most vegetables and meat",
    marks="most markers on dragons",
    marks_on="most markers on {}",
    places="{}/{}/{} points",
    sorts={
        "production": "production tile",
        "research": "research tile",
        "transformation": "transformation tile",
        "power": "power tile",
        "exploration": "exploration tile",
    },
    tile_forms=("the tile", "the tile"),
    objective_forms=("the objective", "the objective"),
)
POLISH: Final = Speech(
    things={
        "veg": ("warzywo", "warzywa", "warzyw"),
        "meat": ("mięso", "mięsa", "mięs"),
        "wood": ("drewno", "drewna", "drewien"),
        "stone": ("kamień", "kamienie", "kamieni"),
        "wisdom": ("mądrość", "mądrości", "mądrości"),
        "weapon": ("broń", "bronie", "broni"),
        "pp": ("punkt", "punkty", "punktów"),
        "marker": ("znacznik", "znaczniki", "znaczników"),
        "spearman": ("włócznik", "włócznicy", "włóczników"),
        "rider": ("jeździec", "jeźdźcy", "jeźdźców"),
    },
    mixes={"veg|meat": "warzywo lub mięso", "wood|stone": "drewno lub kamień"},
    matching="tego samego rodzaju",
    either="albo",
    dragon="smok (1 z {draw}, {markers})",
    markers=("znacznikiem", "znacznikami", "znacznikami"),
    no_markers="bez znaczników",
    special={
        "scout_tile(face_up)": "odkryta płytka z Kwater Zwiadowców",
        "scout_tile(top)": "wierzchnia płytka stosu",
        "extra_move(full_cost)": "zapłać ponownie i zejdź o krok dalej",
        "replace_objective": "wymień odkryty cel",
        QUARTERS: "weź płytkę",
        "dragonlord_statue": "obejrzyj cele i połóż jeden",
    },
    then="potem",
    when={
        "on_gain veg": "gdy otrzymujesz warzywa",
        "on_gain meat": "gdy otrzymujesz mięso",
        "on_gain veg|meat": "gdy otrzymujesz warzywa lub mięso",
        "on_gain wisdom": "gdy otrzymujesz mądrość",
        "on_gain weapon": "gdy otrzymujesz broń",
        "on_gain pp": "gdy otrzymujesz punkty",
        "on_move": "gdy twój jeździec schodzi w dół",
        "on_spend spearman": "gdy oddajesz włócznika",
        "on_spend rider": "gdy oddajesz jeźdźca",
        "on_place_objective": "zanim położysz cel",
    },
    once="jednorazowo",
    kinds={"single": "Tylko dla jednego wasala", "multi": "Dla dowolnej liczby wasali"},
    riders_only="Tylko dla jeźdźców",
    riders="tylko jeźdźcy:",
    food="najwięcej warzyw i mięsa",
    marks="najwięcej znaczników na smokach",
    marks_on="najwięcej znaczników: {}",
    places="{}/{}/{} pkt",
    sorts={
        "production": "płytka produkcji",
        "research": "płytka badań",
        "transformation": "płytka transformacji",
        "power": "płytka mocy",
        "exploration": "płytka eksploracji",
    },
    tile_forms=("płytkę", "płytki"),
    objective_forms=("cel", "celu"),
)
SPEECH: Final = {"en": ENGLISH, "pl": POLISH}


def effect(language: str, text: str, arrival: str = NOTHING) -> str:
    """Put a cost or gain into words: options separated by “or”, things by commas.

    `arrival` is what the Scout Quarters of the board in force give first; other effects have none.
    """
    if text == QUARTERS and arrival != NOTHING:
        speech = SPEECH[language]
        return f"{effect(language, arrival)}, {speech.then} {speech.special[text]}"
    options = (", ".join(_term(language, each) for each in option) for option in _options(text))
    return f" {SPEECH[language].either} ".join(options)


def exchange(language: str, cost: str, gain: str, arrival: str = NOTHING) -> str:
    """Put a cost and what it brings into words; a gain that costs nothing is only named."""
    brings = effect(language, gain, arrival)
    return brings if cost == NOTHING else f"{effect(language, cost)} → {brings}"


def ability(language: str, fact: Ability) -> str:
    """Put an ability of a dragon into words: when it can be used, what it costs and brings."""
    speech = SPEECH[language]
    when = "" if fact.trigger == "act" else f"{speech.when[fact.trigger]}: "
    return f"{when}{exchange(language, fact.cost, fact.gain)}{f' ({speech.once})' if fact.once else ''}"


def space(language: str, kind: str, who: str, cost: str, gain: str, arrival: str = NOTHING) -> str:
    """Put an action space on one line: ● for one vassal, ●● for many, ▲ for riders only."""
    return f"{DOTS[kind]}{'▲' if who == 'rider' else ''} {exchange(language, cost, gain, arrival)}"


def exchange_line(language: str, cost: str, gain: str) -> Line:
    """Return a cost and what it brings, in words and drawn."""
    return Line(_exchange_marks(language, cost, gain), exchange(language, cost, gain))


def ability_line(language: str, fact: Ability) -> Line:
    """Return an ability, in words and drawn: before the colon when it can be used."""
    speech = SPEECH[language]
    trigger, _, what = fact.trigger.partition(" ")
    answered = [Mark(kind) for kind in what.split("|") if kind]
    when = () if trigger == "act" else (Mark(TRIGGERS[trigger], text=speech.when[fact.trigger]), *answered, COLON)
    once = (Mark(sign=ONCE, text=f"({speech.once})"),) if fact.once else ()
    return Line((*when, *_exchange_marks(language, fact.cost, fact.gain), *once), ability(language, fact))


def space_line(language: str, kind: str, who: str, cost: str, gain: str, arrival: str = NOTHING) -> Line:
    """Return an action space, in words and drawn; the lines below the first say who may stand there."""
    speech = SPEECH[language]
    riders = who == "rider"
    text = [exchange(language, cost, gain, arrival), speech.kinds[kind], *([speech.riders_only] if riders else [])]
    rider = (Mark("rider", text=speech.riders),) if riders else ()
    first = () if gain != QUARTERS or arrival == NOTHING else (*marks(language, arrival), _then(language))
    drawn = (Mark(sign=DOTS[kind]), *rider, *first, *_exchange_marks(language, cost, gain))
    return Line(drawn, "\n".join(text))


def marks(language: str, text: str) -> tuple[Mark, ...]:
    """Draw a cost or gain. A mark without a count belongs to the one before it: `2 of veg|meat` is 2, veg, meat."""
    if text == NOTHING:
        return (NONE,)
    drawn: list[Mark] = []
    for i, option in enumerate(_options(text)):
        drawn += [Mark(sign="/", text=SPEECH[language].either)] if i else []
        for each in option:
            drawn += _term_marks(language, each)
    return tuple(drawn)


def _exchange_marks(language: str, cost: str, gain: str) -> tuple[Mark, ...]:
    gains = marks(language, gain)
    return gains if cost == NOTHING else (*marks(language, cost), ARROW, *gains)


def _then(language: str) -> Mark:
    return Mark(sign="›", text=f", {SPEECH[language].then}")


def _options(text: str) -> list[list[str]]:
    return [option.split(" + ") for option in text.split(" / ")]


def _term(language: str, text: str) -> str:
    speech = SPEECH[language]
    if found := _DRAGON.fullmatch(text):
        return speech.dragon.format(draw=found[1], markers=_with_markers(language, int(found[2])))
    if found := _MIX.fullmatch(text):
        return f"{found[1]} {speech.matching if found[2] == 'matching' else f'× {speech.mixes[found[3]]}'}"
    if found := _AMOUNT.fullmatch(text):
        return count_noun(language, int(found[1]), speech.things[found[2]])
    return "–" if text == NOTHING else speech.special[text]


def _with_markers(language: str, count: int) -> str:
    speech = SPEECH[language]
    if not count:
        return speech.no_markers
    told = count_noun(language, count, speech.markers)
    return f"z {told}" if language == "pl" else told


def _term_marks(language: str, text: str) -> list[Mark]:
    told = _term(language, text)
    if found := _MIX.fullmatch(text):
        first, second = found[3].split("|")
        return [Mark(first, found[1], text=told), Mark(second)]
    if found := _AMOUNT.fullmatch(text):
        return [Mark(found[2], found[1], text=told)]
    name = text.partition("(")[0]
    return [Mark(name, {"extra_move": "+1", "dragon": "1", "scout_tile": "1"}.get(name, ""), text=told)]
