"""Write the pages about layouts in docs/layouts/: every field and verb of every game, from what Python says of them."""

import sys
from collections.abc import Iterator
from pathlib import Path

import drakehall as dh
from drakehall.features import Field, Layout, layout
from drakehall.features.registry import module_of
from drakehall.kernel.actions import ActionSpace, Labels, Verb
from drakehall.kernel.game import Game
from drakehall.text import Words

PAGES = Path(__file__).parent.parent / "layouts"
MANY = 40
"""Number of names of a code that are listed; of longer ones only the first."""


def main() -> None:
    """Write the pages; with `--check` only tell whether they are as they would be written."""
    for name in ("dragon_castle", "simurgh", "smoki", "wyrmspan"):
        page = PAGES / f"{name}.md"
        written = "\n".join(lines(dh.game(name))) + "\n"
        if "--check" not in sys.argv:
            page.parent.mkdir(exist_ok=True)
            page.write_text(written, encoding="utf-8")
        elif not page.is_file() or page.read_text(encoding="utf-8") != written:
            sys.exit(f"{page} is out of date: make layout-lists")


def lines(game: Game) -> Iterator[str]:
    """Write the page of a game with its usual options."""
    plans = {seats: layout(game, seats, perfect=True) for seats in game.seats}
    usual = {seats: layout(game, seats) for seats in game.seats}
    module = module_of(game)
    assert module is not None
    yield f"# {Words('en', game.name).say(f'{game.name}-name')} as numbers"
    yield ""
    yield "<!-- written by docs/scripts/layout_lists.py, do not edit -->"
    yield ""
    yield f"Version {module.VERSION}, with the usual options. [Layouts](../research.md#layouts) tells how to read it."
    yield ""
    yield "| seats | numbers | with what is hidden |"
    yield "| --- | --- | --- |"
    yield from (f"| {seats} | {usual[seats].size:,} | {plans[seats].size:,} |" for seats in game.seats)
    yield ""
    yield "| field | shape | numbers | |"
    yield "| --- | --- | --- | --- |"
    yield from (row(field, plans) for field in every_field(plans))
    yield ""
    yield "## What it leaves out"
    yield ""
    yield from (f"- {sentence}" for sentence in module.LEFT_OUT)
    yield ""
    yield from vocabulary(game)


def vocabulary(game: Game) -> Iterator[str]:
    """List the verbs of a game with its usual options."""
    space, words = game.start(game.seats[0], 0).actions, Words("en", game.name)
    yield "## Actions"
    yield ""
    yield f"{space.size:,} actions with the usual options, numbered from 0. In notation a verb is followed by its"
    yield "arguments; of the actions of a verb, the last argument varies fastest. `state.actions.verbs` has them all."
    yield ""
    yield "| from | verb | arguments | the last one in words |"
    yield "| --- | --- | --- | --- |"
    yield from (verb_row(each, space, words) for each in space.verbs)


def verb_row(verb: Verb, space: ActionSpace, words: Words) -> str:
    """Describe a verb on one line."""
    arguments = "; ".join(
        f"{name}: {labelled(labels)}" for name, labels in zip(verb.parameters, verb.labels, strict=True)
    )
    last = verb.first + verb.size - 1
    return f"| {verb.first:,} | `{verb.name}` | {arguments} | `{space.name(last)}`: {words.action(space, last)} |"


def labelled(labels: Labels) -> str:
    """List an argument's labels; of numbers and of many others only the first and the last."""
    if labels[0].isdigit() and labels[-1].isdigit():
        return f"{labels[0]} … {labels[-1]}"
    shown = labels if len(labels) <= MANY else (*labels[:4], "…", labels[-1])
    return ", ".join(shown)


def every_field(plans: dict[int, Layout]) -> list[Field]:
    """List the fields of all numbers of seats, in order."""
    found: dict[str, Field] = {}
    for plan in sorted(plans.values(), key=lambda plan: -len(plan.fields)):  # the longest list keeps its order
        for field in plan.fields:
            found.setdefault(field.name, field)
    return list(found.values())


def row(field: Field, plans: dict[int, Layout]) -> str:
    """Describe a field on one line."""
    having = {seats: plan for seats, plan in plans.items() if field.name in [each.name for each in plan.fields]}
    only = "" if len(having) == len(plans) else f" Only if there are so many seats: {', '.join(map(str, having))}."
    shapes = [(seats, plan.field(field.name).shape) for seats, plan in having.items()]
    shape = " × ".join(side([(seats, each[i]) for seats, each in shapes]) for i in range(len(field.shape)))
    return f"| `{field.name}` | {shape} | {numbers(field, having)} | {field.about}{only} |"


def side(lengths: list[tuple[int, int]]) -> str:
    """Describe one side of a shape: always the same, the number of seats, or by number of seats."""
    found = [length for _, length in lengths]
    if len(set(found)) == 1:
        return str(found[0])
    return "seats" if all(seats == length for seats, length in lengths) else "/".join(map(str, found))


def numbers(field: Field, plans: dict[int, Layout]) -> str:
    """Describe what a number can be."""
    if field.names:
        longest = max((plan.field(field.name).names for plan in plans.values()), key=len)
        listed = longest if len(longest) <= MANY else (*longest[:4], "…", longest[-1])
        return ", ".join(each if each == "…" else f"{longest.index(each)}: {each}" for each in listed)
    if (field.low, field.high) == (0, 1):
        return "0, 1"
    highs = [plan.field(field.name).high for plan in plans.values()]
    high = f"{max(highs):,}" if len(set(highs)) == 1 else "/".join(map(str, highs))
    return f"{field.low:,} … {high}"


if __name__ == "__main__":
    main()
