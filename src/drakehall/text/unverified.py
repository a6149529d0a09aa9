"""What we could not check: facts and rules that no source confirms, how to correct them, and how to tell us."""

import msgspec

from drakehall.kernel.game import Game
from drakehall.kernel.options import Options
from drakehall.text.rule_sheets import Rule, unverified_rules
from drakehall.text.words import Words


class UnverifiedFact(msgspec.Struct, frozen=True):
    """A row of a table: what it is about, the values in doubt as the table writes them, and how it can be corrected.

    `rule` is the id of the rule that uses it, `option` the option that accepts a corrected table; both may be empty.
    """

    about: str
    values: dict[str, str]
    rule: str
    option: str


class Correction(msgspec.Struct, frozen=True):
    """How a table is corrected: the option, an initial file, and the command that plays with it."""

    option: str
    file: str
    text: str
    command: str
    steps: str


class UnverifiedFacts(msgspec.Struct, frozen=True):
    """Everything about a game that no source confirms, in the words of one language."""

    game: str
    title: str
    lead: str
    facts: list[UnverifiedFact]
    rules: list[Rule]
    corrections: list[Correction]
    rules_lead: str
    send: str


FILES = {"board": "my-board.toml", "layout": "my-castle.txt", "dragons": "my-dragons.csv", "caves": "my-caves.csv"}
"""A suitable name for the user's own file."""


def unverified(game: Game, options: Options, language: str, *, strict: bool = False) -> UnverifiedFacts:
    """List what no source confirms of a game with these options, with the names of cards; `strict` as in `Words`."""
    words = Words(language, game.name, options=options, strict=strict)
    facts = [
        UnverifiedFact(words.message(fact.about), fact.values, fact.rule, fact.option)
        for fact in game.unverified(options)
    ]
    told = {fact.rule for fact in facts}
    rules = [rule for rule in unverified_rules(game.name, language) if rule.id not in told]
    taken = dict.fromkeys(fact.option for fact in game.unverified(game.options()) if fact.option)
    name = words.say(f"{game.name}-name") if words.has(f"{game.name}-name") else game.name
    return UnverifiedFacts(
        game.name,
        words.say("unverified-title", name=name),
        words.say("unverified-lead" if facts or rules else "unverified-nothing"),
        facts,
        rules,
        [_correction(game, option, words) for option in taken],
        words.say("unverified-rules-lead") if rules else "",
        words.say("unverified-send") if facts or rules else "",
    )


def _correction(game: Game, option: str, words: Words) -> Correction:
    file = FILES.get(option, f"my-{option}.txt")
    command = f"drakehall play {game.name} -o {option}={file}"
    steps = f"unverified-steps-{option}"
    args = {"game": game.name, "option": words.option(option), "file": file}
    return Correction(option, file, game.file_of(option), command, words.say(steps, **args))
