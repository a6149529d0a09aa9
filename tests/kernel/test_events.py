"""Messages, events and who hears what; errors as messages."""

import pytest

from drakehall.kernel import errors
from drakehall.kernel.errors import BadSave, BrokenInvariant, HallError, IllegalAction, UnknownGame
from drakehall.kernel.events import Event, Message


def test_a_message_in_plain_form() -> None:
    assert str(Message("toy-hello")) == "toy-hello"
    assert str(Message("toy-hello", {"seat": 1, "card": "K"})) == "toy-hello seat=1 card=K"


def test_messages_are_values() -> None:
    assert Message("a", {"x": 1}) == Message("a", {"x": 1})
    assert Message("a", {"x": 1}) != Message("a", {"x": 2})
    with pytest.raises(AttributeError):
        Message("a").id = "b"  # type: ignore[misc]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_event_without_secrets_is_heard_by_all(seat: int | None) -> None:
    event = Event("toy-placed", {"seat": 0, "card": "K"})
    assert event.seen_by(seat) == Message("toy-placed", {"seat": 0, "card": "K"})
    assert not event.reveals


def test_secret_arguments_are_for_the_audience_only() -> None:
    event = Event("toy-drew", {"seat": 0, "card": "K", "count": 2}, ("card", "count"), (0, 2), True)
    for listener in (0, 2):
        assert event.seen_by(listener) == Message("toy-drew", {"seat": 0, "card": "K", "count": 2})
    for other in (1, 3, None):
        assert event.seen_by(other) == Message("toy-drew-unseen", {"seat": 0})


def test_an_event_with_secrets_for_nobody() -> None:
    event = Event("toy-drew", {"card": "K"}, ("card",))
    assert event.seen_by(0) == event.seen_by(None) == Message("toy-drew-unseen", {})


def test_an_event_keeps_its_arguments_when_it_is_heard() -> None:
    event = Event("toy-drew", {"card": "K"}, ("card",), (0,))
    event.seen_by(1)
    assert event.args == {"card": "K"}


def test_an_error_says_it_in_english_and_carries_a_message() -> None:
    error = UnknownGame(name="chess", known="smoki, toy")
    assert str(error) == "no game is called “chess”; the hall has: smoki, toy"
    assert error.message == Message("error-unknown-game", {"name": "chess", "known": "smoki, toy"})


def test_an_illegal_action_keeps_the_game_s_reason() -> None:
    reason = Message("smoki-why-ring", {"slot": 2})
    error = IllegalAction("discard 0", reason)
    assert error.reason == reason
    assert error.action == "discard 0"
    assert str(error) == "“discard 0” is not possible now (smoki-why-ring slot=2)"
    assert error.message.id == "error-illegal-action"


def test_every_error_of_a_user_is_a_hall_error_with_an_id_of_its_own() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, HallError)]
    assert len(kinds) >= 10
    assert len({kind.id for kind in kinds}) == len(kinds)
    assert all(kind.id.startswith("error-") and kind.english and kind.__doc__ for kind in kinds)


def test_a_broken_invariant_is_no_error_of_a_user() -> None:
    assert not issubclass(BrokenInvariant, HallError)
    assert issubclass(BadSave, HallError)
