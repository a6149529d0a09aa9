"""What an action will surely bring: the truth as far as the seat can know it, and nothing hidden."""

from pathlib import Path

import pytest

import drakehall as dh
from drakehall.hall.preview import foresee
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Event, Message
from tests.server.house import open_house, play, table_for_two
from tests.server.markers import DRAW, KEEP, LABELS, SHOW, Markers, MarkersGame


@pytest.mark.parametrize("game", dh.game_names())
def test_what_is_foreseen_happens_and_depends_on_nothing_hidden(game: str) -> None:
    box = dh.game(game)
    state = box.start(2 if 2 in box.seats else box.seats[-1], 7)
    dice = Chance(5)
    said = 0
    for number in range(120):
        if state.seat is None:
            break
        seat, legal = state.seat, state.legal()
        action = legal[dice.below(len(legal))]
        seen = foresee(state, seat, action, Chance(number))
        assert foresee(state.sample(seat, Chance(number + 1)), seat, action, Chance(number)).events == seen.events
        before, after = state.lasting_scores()[seat], state.copy()
        events: list[Event] = []
        after.events = events
        after.apply(action)
        assert [event.seen_by(seat) for event in events][: len(seen.events)] == seen.events
        assert seen.final or after.seat == seat
        if seen.points is not None and not seen.final:
            assert after.lasting_scores()[seat] - before == seen.points
        said += len(seen.events)
        after.events = None
        state = after
    assert said > 20


def test_nothing_is_told_from_the_first_reveal_on() -> None:
    state = MarkersGame().start(2, 3)
    assert isinstance(state, Markers)
    kept = state.hands[0][0]
    seen = foresee(state, 0, KEEP + kept, Chance(1))
    assert seen.events == [Message("markers-event-kept", {"seat": 0, "card": LABELS[kept]})]
    assert (seen.final, seen.points) == (True, 0)
    state.apply(KEEP + kept)
    state.apply(KEEP + state.hands[1][0])
    for action in (DRAW, SHOW):
        seen = foresee(state, 0, action, Chance(1))
        assert (seen.events, seen.final) == ([], True)


async def test_an_answer_says_what_will_happen(tmp_path: Path) -> None:
    async with open_house(tmp_path) as hall, table_for_two(hall, starting_seat=0) as seats:
        await play(seats, "turn_up 0")
        await play(seats, "turn_up 0")
        taken = await seats[0].ask("take_open 0")
        assert [event.id for event in taken.events] == ["smoki-event-took"]
        assert taken.points is None, "tokens are no points"
        hidden = await seats[0].ask("draw_hidden")
        assert (hidden.events, hidden.final) == ([], True)
        refused = await seats[0].ask("place 0")
        assert (refused.events, refused.points) == ([], None)
