"""What a lesson covers: which rules its steps teach, and which it leaves out, with the reason."""

import sys
from collections.abc import Sequence

import msgspec

from drakehall.learn.lessons import Lesson, named
from drakehall.learn.lessons import lesson as read
from drakehall.learn.texts import Sentence
from drakehall.text import rule_sheets


class Coverage(msgspec.Struct, frozen=True):
    """The rules of a game as its lesson treats them, in the order of the sheet; rulings do not count."""

    taught: dict[str, tuple[str, ...]]
    """The steps that teach a rule."""
    left_out: dict[str, Sentence]
    """Why a rule is left out."""
    missing: tuple[str, ...]
    """Rules that the lesson does not mention."""
    both: tuple[str, ...]
    """Rules that are listed as left out, but are taught."""


def coverage(lesson: Lesson) -> Coverage:
    """Return for every rule whether a step teaches it, and if not, why not."""
    order = ordered(lesson.game)
    steps: dict[str, tuple[str, ...]] = {}
    for step in lesson.steps():
        for rule in step.rules:
            steps[rule] = (*steps.get(rule, ()), step.id)
    reasons = {rule: each.why for each in lesson.untaught for rule in named(each.rules, order)}
    exactly = {rule for each in lesson.untaught for rule in each.rules}
    return Coverage(
        taught={rule: steps[rule] for rule in order if rule in steps},
        left_out={rule: reasons[rule] for rule in order if rule in reasons and rule not in steps},
        missing=tuple(rule for rule in order if rule not in steps and rule not in reasons),
        both=tuple(rule for rule in order if rule in steps and rule in exactly),
    )


def ordered(game: str) -> Sequence[str]:
    """List the rules of a game by id, without rulings: those decide cases that the rulebook leaves open."""
    return [rule.id for rule in rule_sheets.rules(game, "en") if "-R" not in rule.id]


def listed(lesson: Lesson) -> str:
    """Return the coverage as lines: each rule with the steps that teach it, or with the reason why none does."""
    found = coverage(lesson)
    lines = {rule: f"{rule} taught by {', '.join(steps)}" for rule, steps in found.taught.items()}
    lines |= {rule: f"{rule} left out: {why.en}" for rule, why in found.left_out.items()}
    lines |= {rule: f"{rule} MISSING" for rule in found.missing}
    count = f"{len(found.taught)} rules taught, {len(found.left_out)} left out"
    return "\n".join([count, *(lines[rule] for rule in ordered(lesson.game))]) + "\n"


if __name__ == "__main__":
    sys.stdout.write(listed(read(sys.argv[1])))
