"""Positions as numbers: checked for games that have a layout."""

from itertools import pairwise

from drakehall.features import Layout, NoLayout, layout
from drakehall.kernel.state import State
from drakehall.testing.examination import ExaminedGame
from drakehall.testing.report import require


def check_layouts(exam: ExaminedGame, state: State, seat: int, world: State) -> None:
    """A seat's numbers follow their layout, and are the same in a world that it cannot tell from the real position."""
    for plan in layouts_of(exam):
        with exam.checking("layout"):
            numbers = plan.vector(state, seat)
            check_numbers(plan, numbers)
        with exam.checking("layout-blind"):
            other = plan.vector(world, seat)
            told = [
                field.name for field in plan.fields if part(plan, numbers, field.name) != part(plan, other, field.name)
            ]
            require(plan.perfect or not told, f"seat {seat} can tell its sample from the real position: {told}")


def layouts_of(exam: ExaminedGame) -> list[Layout]:
    """Return the usual layout of the game under examination and the perfect one; none if it has no layout."""
    variant = exam.variant
    options = exam.game.resolve_options(variant.seats, variant.options)
    try:
        return [layout(exam.game, variant.seats, options, perfect) for perfect in (False, True)]
    except NoLayout:
        return []


def check_numbers(plan: Layout, numbers: list[int]) -> None:
    """The fields tile the vector, and every number is within the bounds of its field."""
    ends = [0, *(field.start + field.size for field in plan.fields)]
    require([field.start for field in plan.fields] == ends[:-1] and ends[-1] == plan.size, "the fields leave gaps")
    require(all(a < b for a, b in pairwise(ends)), "a field is empty")
    require(len({field.name for field in plan.fields}) == len(plan.fields), "two fields have the same name")
    for field in plan.fields:
        found = part(plan, numbers, field.name)
        within = field.low <= min(found) and max(found) <= field.high
        require(within, f"{field.name} is from {field.low} to {field.high}, but has {min(found)} to {max(found)}")


def part(plan: Layout, numbers: list[int], name: str) -> list[int]:
    """Return the numbers of a field."""
    field = plan.field(name)
    return numbers[field.start : field.start + field.size]
