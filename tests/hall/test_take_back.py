"""The vote on taking back: whose wish an answer is for."""

import msgspec
import pytest

from drakehall.hall.errors import NothingAsked
from drakehall.hall.take_back import TakeBackVote
from drakehall.wire.frames import AnswerTakeBack, FromClient


def answered(vote: TakeBackVote, seat: int, raw: bytes) -> int | None:
    """Answer with what a page sent."""
    frame = msgspec.json.decode(raw, type=FromClient)
    assert isinstance(frame, AnswerTakeBack)
    return vote.answer(seat, frame.asker, frame.yes)


def test_an_answer_is_for_the_seat_that_it_names() -> None:
    vote = TakeBackVote()
    vote.ask(0, [1, 2])
    with pytest.raises(NothingAsked):
        answered(vote, 1, b'{"type": "agree", "seq": 3, "asker": 2, "yes": true}')
    assert answered(vote, 1, b'{"type": "agree", "seq": 3, "asker": 0, "yes": true}') is None
    assert answered(vote, 2, b'{"type": "agree", "seq": 3, "asker": 0, "yes": true}') == 0


def test_a_page_from_before_an_upgrade_may_answer_the_wish_that_is_open() -> None:
    vote = TakeBackVote()
    old = b'{"type": "agree", "seq": 3, "yes": true}'
    with pytest.raises(NothingAsked):
        answered(vote, 1, old)
    vote.ask(0, [1])
    with pytest.raises(NothingAsked):
        answered(vote, 0, old)
    assert answered(vote, 1, old) == 0
