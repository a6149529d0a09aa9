"""Names disguised: the same words everywhere, made up from a seed, so that knowing the game does not help.

Everything that a prompt says goes through `text`, and actions through `action`: verbs and the labels of their arguments
have made-up names, too, and letters for kinds are the same in both. `real` translates such an action back into the
game's own notation.
"""

import re
from collections.abc import Iterator
from typing import Final, final

from drakehall.kernel.actions import ActionSpace
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.kernel.options import Options
from drakehall.llm_bench.terms import CODES, EVERYWHERE, KIN, NAMES, TERMS
from drakehall.text import Words
from drakehall.text.cards.registry import labels

CONSONANTS: Final = "bdfgklmnprstvz"
VOWELS: Final = "aeiou"
SYLLABLES: Final = 3
OTHER_LETTERS: Final = "HJKLNPQRTUVX"
"""Letters in place of those that stand for kinds."""
PART: Final = re.compile(r"[A-Za-z]+")


@final
class Disguise:
    """Made-up words for one game with some options; the same seed makes the same words."""

    def __init__(self, game: Game, options: Options, seed: int) -> None:
        """Make up a word for everything that would give the game away."""
        self._chance = Chance(seed)
        self._taken: set[str] = set()
        self._words: dict[str, str] = {}
        space: ActionSpace = game.vocabulary(options)
        terms = (*EVERYWHERE, *TERMS.get(game.name, ()), *_titles(game))
        self._forms: dict[str, str] = {}
        for name in sorted(_names(game, options), key=lambda name: (-len(name), name)):
            made = " ".join(self._word(f"{name} {at}").capitalize() for at, _ in enumerate(name.split()))
            self._forms[name] = made
        for term in terms:
            for form, made in _forms(term, self._word(term.lower())):
                self._forms.setdefault(form, made)
        for kin, (term, ending) in KIN.items():
            if term in terms:
                self._words[kin] = f"{self._word(term)}{ending}"
                self._forms |= _cased(kin, self._words[kin])
        longest = sorted(self._forms, key=lambda form: (-len(form), form))
        either = "|".join(map(re.escape, longest))
        self._prose = re.compile(rf"(?<![A-Za-z])(?:([Aa])n )?(un|re)?({either})(?![A-Za-z])")
        codes = CODES.get(game.name, "")
        self._codes = dict(zip(codes, self._letters(len(codes)), strict=True))
        self._coded = re.compile(rf"(?<![A-Za-z])[{codes}](?=[0-9 ]|\b)(?![A-Za-z'’])") if codes else None
        self._verbs = {verb.name: self._verb(verb.name) for verb in space.verbs}
        self._parts = {part: self._word(part) for part in sorted(_parts(space))} | self._codes
        self._real_verbs = {made: verb for verb, made in self._verbs.items()}
        self._real_parts = {made: part for part, made in self._parts.items()}

    def text(self, given: str) -> str:
        """Replace every word that would give the game away."""
        told = self._prose.sub(self._told, given)
        return self._coded.sub(lambda found: self._codes[found[0]], told) if self._coded else told

    def action(self, notation: str) -> str:
        """Return an action in made-up words."""
        verb, *arguments = notation.split(" ")
        return " ".join([self._verbs[verb], *(self.label(argument) for argument in arguments)])

    def label(self, label: str) -> str:
        """Return the value of an argument in made-up words."""
        return PART.sub(lambda found: self._parts.get(found[0], found[0]), label)

    def real(self, notation: str) -> str | None:
        """Return an action in made-up words in the game's notation; None if it has other words."""
        verb, *arguments = notation.split(" ")
        if verb not in self._real_verbs:
            return None
        parts = {part for argument in arguments for part in PART.findall(argument)}
        if any(part in self._parts or len(part) > 1 for part in parts - self._real_parts.keys()):
            return None
        back = [PART.sub(lambda found: self._real_parts.get(found[0], found[0]), each) for each in arguments]
        return " ".join([self._real_verbs[verb], *back])

    def _told(self, found: re.Match[str]) -> str:
        article = f"{found[1]} " if found[1] else ""  # made-up words begin with a consonant
        return f"{article}{found[2] or ''}{self._forms[found[3]]}"

    def _verb(self, name: str) -> str:
        return self._word(name) if "_" not in name else self._word(f"{name} verb")

    def _word(self, term: str) -> str:
        """Return the made-up word for a term, always the same."""
        while term not in self._words:
            made = "".join(self._one_of(CONSONANTS) + self._one_of(VOWELS) for _ in range(SYLLABLES))
            if made not in self._taken:
                self._taken.add(made)
                self._words[term] = made
        return self._words[term]

    def _one_of(self, letters: str) -> str:
        return letters[self._chance.below(len(letters))]

    def _letters(self, count: int) -> str:
        letters = list(OTHER_LETTERS)
        self._chance.shuffle(letters)
        return "".join(letters[:count])


def _titles(game: Game) -> Iterator[str]:
    """Yield the names of a game."""
    for language in ("en", "pl"):
        yield Words(language, game.name).say(f"{game.name}-name")


def _names(game: Game, options: Options) -> set[str]:
    """Return the names of cards that have one of their own."""
    kinds = NAMES.get(game.name, ())
    return {label.name for id_, label in labels(game.name, options, "en").items() if id_.partition("-")[0] in kinds}


def _parts(space: ActionSpace) -> set[str]:
    """Return the words that make up the labels in a vocabulary; single letters stand for places and stay."""
    found = {part for verb in space.verbs for labels in verb.labels for label in labels for part in PART.findall(label)}
    return {part for part in found if len(part) > 1}


def _forms(term: str, made: str) -> Iterator[tuple[str, str]]:
    """Yield the forms of a term with those of its made-up word: plural, past and so on, small and with a capital."""
    stem = term.removesuffix("e")
    forms = {term: made, f"{term}s": f"{made}s", f"{stem}es": f"{made}s"}
    forms |= {f"{stem}ed": f"{made}d", f"{stem}ing": f"{made}ng", f"{stem}er": f"{made}r", f"{stem}ers": f"{made}rs"}
    if term.endswith("y"):
        forms |= {f"{term[:-1]}ies": f"{made}s", f"{term[:-1]}ied": f"{made}d"}
    for form, other in forms.items():
        yield from _cased(form, other).items()


def _cased(form: str, made: str) -> dict[str, str]:
    """Return a form with a capital and all in capitals; a small one only if it is written so."""
    cased = {form[:1].upper() + form[1:]: made.capitalize(), form.upper(): made.upper()}
    return {form: made, **cased} if form[:1].islower() else cased
