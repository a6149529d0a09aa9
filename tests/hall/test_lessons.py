"""Lessons at live tables: every section is played to its end as its guide advises."""

import pytest

import drakehall as dh
from drakehall.kernel.chance import Chance
from drakehall.learn.lessons import lesson
from drakehall.wire.learning import StudyWanted
from tests.hall.learners import Learner, learner, steady_hall
from tests.server.house import house

SECTIONS = [(game, section.id) for game in dh.game_names() for section in lesson(game).section]
LONGEST = 2_000
"""Number of questions to the guide after which a section must have told everything."""


async def follow(ola: Learner, dice: Chance) -> list[str]:
    """Do what the guide says until it has said everything; where it advises nothing, anything."""
    for _ in range(LONGEST):
        before = ola.shown
        found = await ola.guide()
        if found.done or ola.state.over:
            ola.read()
            break
        if found.step is not None and found.step.id != before and found.step.move is None:
            ola.read()  # “Next”: the guide is asked again at once
        elif ola.decides:
            legal = ola.state.legal()
            advised = found.step.advised if found.step else []
            assert advised or found.step is None or found.step.move is None, found.step
            await ola.play(advised[0] if advised else legal[dice.below(len(legal))])
            ola.read()
        else:
            await ola.turn()
    return ola.told


@pytest.mark.parametrize(("game", "section"), SECTIONS)
def test_a_section_is_played_to_its_end_as_the_guide_advises(game: str, section: str) -> None:
    async def main() -> None:
        hall = steady_hall()
        ola = await learner(hall, game, StudyWanted("lesson", section))
        told = await follow(ola, Chance(1))
        assert told == [step.id for step in lesson(game).find(section).step]
        assert (await ola.guide()).done
        await ola.gone()
        await hall.close()

    house(main())
