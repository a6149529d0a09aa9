"""Games and their saves: what is not a save is a `BadSave`, never anything else."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drakehall.games.smoki import GAME as SMOKI
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import (
    BadOption,
    BadSave,
    BadSeats,
    BadSeed,
    BrokenInvariant,
    UnknownAction,
    UnknownOption,
    UnknownSeat,
)
from drakehall.kernel.events import Event, Message
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from pebbles import GAME, Pebbles


def middle() -> State:
    """A game of pebbles after four moves; more have been taken than the usual heap holds."""
    state = GAME.start(3, 5, heap=12)
    for count in (3, 2, 3, 3):
        state.apply(count)
    return state


def saved_games() -> list[tuple[Game, bytes]]:
    """Saves of Pebbles and of Smoki at many moments."""
    saves: list[tuple[Game, bytes]] = [(GAME, GAME.save(middle()))]
    state = SMOKI.start(3, 5, raven_attack=True, scoring="points")
    for step in range(60):
        if step % 6 == 0:
            saves.append((SMOKI, SMOKI.save(state)))
        allowed = state.legal()
        state.apply(allowed[step % len(allowed)])
    return saves


SAVES = saved_games()


def test_start() -> None:
    state = GAME.start(seats=2, seed=1, heap=7)
    assert isinstance(state, Pebbles)
    assert (state.seats, state.heap) == (2, 7)
    assert str(state.chance) == str(Chance(1))
    assert GAME.start_as_typed(2, 1, {"heap": "7"}).dump() == state.dump()
    assert GAME.actions is GAME.vocabulary(GAME.options())
    assert GAME.example_options()[0] == {}
    assert not GAME.low_wins


@pytest.mark.parametrize("seats", [1, 5, 0, -2, 2.0, "2", None, True])
def test_the_wrong_number_of_seats_is_refused(seats: object) -> None:
    with pytest.raises(BadSeats) as caught:
        GAME.start(seats, 1)  # type: ignore[arg-type]
    assert caught.value.message.args == {"game": "pebbles", "low": 2, "high": 4, "given": str(seats)}


def test_bad_seeds_and_options_are_refused() -> None:
    with pytest.raises(BadSeed):
        GAME.start(2, -1)
    with pytest.raises(UnknownOption):
        GAME.start(2, 1, heaps=3)
    with pytest.raises(BadOption, match="1–99"):
        GAME.start(2, 1, heap=100)
    with pytest.raises(BadOption, match="3 or more"):
        GAME.start(3, 1, heap=2)


def test_why_not() -> None:
    state = GAME.start(2, 1, heap=2)
    assert state.why_not(2) is None
    assert state.why_not(3) == Message("pebbles-why-few", {"heap": 2})
    with pytest.raises(UnknownAction):
        state.why_not(4)
    state.apply(2)
    assert state.over
    assert state.why_not(1) == Message("why-game-over")


def test_events_are_recorded_only_if_somebody_listens() -> None:
    state = GAME.start(2, 1)
    state.apply(1)
    assert state.events is None
    state.events = []
    state.apply(2)
    assert state.events == [Event("pebbles-event-took", {"seat": 1, "count": 2})]
    state.tell("x", secret=("y",), audience=(1,), reveals=True, y=3)
    assert state.events[1] == Event("x", {"y": 3}, ("y",), (1,), True)


def test_a_position_as_plain_data_shares_nothing() -> None:
    state = middle()
    plain = state.dump()
    assert plain == {"seats": 3, "seat": 1, "chance": str(Chance(5)), "turns": 4, "taken": [6, 2, 3]}
    taken = plain["taken"]
    assert isinstance(taken, list)
    taken.append(9)
    assert state.scores() == [6, 2, 3]


def test_a_restored_position_rebuilds_what_is_not_recorded() -> None:
    state = middle()
    again = Pebbles.restore(state.options, state.dump())
    assert again.heap == 1
    assert again.events is None
    assert again.dump() == state.dump()


@pytest.mark.parametrize(
    "change",
    [{"turns": 3}, {"seat": 7}, {"taken": []}, {"taken": None}, {"turns": "4"}, {"chance": "x"}, {"more": 1}],
    ids=str,
)
def test_bad_data_is_not_restored(change: dict[str, Any]) -> None:
    state = middle()
    with pytest.raises((ValueError, BrokenInvariant)):
        Pebbles.restore(state.options, state.dump() | change)


@pytest.mark.parametrize("game_and_save", SAVES, ids=lambda each: f"{each[0].name}{len(each[1])}")
def test_a_save_is_read_back(game_and_save: tuple[Game, bytes]) -> None:
    game, raw = game_and_save
    state = game.load(raw)
    assert game.save(state) == raw
    assert game.save(game.load(raw.decode())) == raw
    assert json.loads(raw)["state"] == state.dump()


def test_a_save_names_game_version_seats_and_chosen_options() -> None:
    saved = json.loads(GAME.save(middle()))
    assert list(saved) == ["game", "version", "seats", "options", "state"]
    assert (saved["game"], saved["version"], saved["seats"], saved["options"]) == ("pebbles", "1", 3, {"heap": 12})


def test_the_end_can_be_saved() -> None:
    state = GAME.start(2, 1, heap=2)
    state.apply(2)
    assert GAME.load(GAME.save(state)).over


def test_a_save_of_another_game_is_refused() -> None:
    with pytest.raises(BadSave, match="it is a position of pebbles, not of smoki"):
        SMOKI.load(SAVES[0][1])
    with pytest.raises(BadSave, match="it is a position of smoki, not of pebbles"):
        GAME.load(SAVES[1][1])


@pytest.mark.parametrize("version", ["0", "2", "", "1.0"])
def test_a_save_of_another_version_is_refused(version: str) -> None:
    saved = json.loads(SAVES[0][1]) | {"version": version}
    with pytest.raises(BadSave, match=f"made by version {version} of the rules, these are version 1"):
        GAME.load(json.dumps(saved))


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b" ",
        b"null",
        b"[]",
        b"{}",
        b"7",
        b'"pebbles"',
        b"not json",
        b"\x00",
        b"\xff\xfe",
        b"{" * 50,
        "",
        "ź",
        b"{}{}",
    ],
)
def test_what_is_no_save_is_refused(raw: bytes | str) -> None:
    with pytest.raises(BadSave):
        GAME.load(raw)


@pytest.mark.parametrize(("game", "raw"), SAVES[:4])
def test_a_truncated_save_is_refused(game: Game, raw: bytes) -> None:
    for length in range(len(raw)):
        with pytest.raises(BadSave):
            game.load(raw[:length])


@pytest.mark.parametrize("field", ["game", "version", "seats", "options", "state"])
@pytest.mark.parametrize("value", [None, -1, 10**30, 1.5, "x", [], [1], {}, {"x": 1}, True])
def test_a_damaged_head_is_refused(field: str, value: object) -> None:
    saved = json.loads(SAVES[0][1])
    assert saved[field] != value
    saved[field] = value
    with pytest.raises(BadSave):
        GAME.load(json.dumps(saved))
    del saved[field]
    with pytest.raises(BadSave):
        GAME.load(json.dumps(saved))


def test_a_save_for_other_seats_than_its_position_is_refused() -> None:
    saved = json.loads(SAVES[0][1]) | {"seats": 4}
    with pytest.raises(BadSave, match="it is for 4 seats, its position for 3"):
        GAME.load(json.dumps(saved))


def test_a_save_nested_too_deeply_is_refused() -> None:
    deep = "[" * 100_000 + "]" * 100_000
    with pytest.raises(BadSave):
        GAME.load(SAVES[0][1].decode().replace("12", deep, 1))
    with pytest.raises(BadSave):
        GAME.load(deep)


def test_text_that_cannot_be_encoded_is_refused() -> None:
    with pytest.raises(BadSave):
        GAME.load("\ud800")


def test_an_unknown_field_is_refused() -> None:
    saved = json.loads(SAVES[0][1]) | {"comment": "mine"}
    with pytest.raises(BadSave, match="comment"):
        GAME.load(json.dumps(saved))


VALUES = (
    st.none()
    | st.booleans()
    | st.integers(-3, 70)
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5)
    | st.lists(st.integers(-2, 14), max_size=4)
    | st.dictionaries(st.text(max_size=3), st.integers(), max_size=2)
)


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """List the paths to everything inside a JSON value."""
    inner: list[tuple[Any, object]] = []
    if isinstance(value, dict | list):
        inner = list(value.items() if isinstance(value, dict) else enumerate(value))
    own = [path] if path else []
    return own + [deeper for key, each in inner for deeper in places(each, (*path, key))]


def read(game: Game, raw: bytes | str) -> None:
    """Load what may be anything: a `BadSave`, or a position that is whole and can be shown and saved again."""
    try:
        state = game.load(raw)
    except BadSave:
        return
    state.check()
    assert bool(state.legal()) != state.over
    for seat in (*range(state.seats), None):
        state.view(seat)
        state.secrets(seat)
    assert game.load(game.save(state)).dump() == state.dump()
    for action in state.legal():
        state.copy().apply(action)


@settings(deadline=None, derandomize=True, max_examples=500)
@given(st.data())
def test_a_save_with_other_values_is_bad_or_a_position(data: st.DataObject) -> None:
    game, raw = data.draw(st.sampled_from(SAVES))
    saved = json.loads(raw)
    for _ in range(data.draw(st.integers(1, 3))):
        *path, last = data.draw(st.sampled_from(places(saved)))
        inside: Any = saved
        for key in path:
            inside = inside[key]
        change = data.draw(st.sampled_from(["set", "add", "delete", "move", "double"]))
        if change == "delete":
            del inside[last]
        elif change == "add" and isinstance(inside[last], int):
            inside[last] += data.draw(st.sampled_from([-1, 1, 2, 64]))
        elif change == "double" and isinstance(inside, list):
            inside.append(copy.deepcopy(inside[last]))
        elif change == "move" and isinstance(inside, list):
            inside.insert(0, inside.pop(last))
        else:
            inside[last] = data.draw(VALUES)
    read(game, json.dumps(saved))


@settings(deadline=None, derandomize=True, max_examples=300)
@given(st.sampled_from(SAVES), st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 255)), max_size=4))
def test_a_save_with_other_bytes_is_bad_or_a_position(save: tuple[Game, bytes], flips: list[tuple[int, int]]) -> None:
    game, raw = save
    damaged = bytearray(raw)
    for place, byte in flips:
        damaged[place % len(damaged)] = byte
    read(game, bytes(damaged))


@settings(deadline=None, derandomize=True, max_examples=200)
@given(st.binary() | st.text('{}[]":, 0123456789smokiź\n\0'))
def test_any_bytes_and_any_text_are_bad_saves(raw: bytes | str) -> None:
    with pytest.raises(BadSave):
        SMOKI.load(raw)


@pytest.mark.parametrize("seat", [-1, 2, 99])
@pytest.mark.parametrize("question", ["view", "sample", "secrets", "knowledge"])
def test_a_seat_that_does_not_exist_is_refused(question: str, seat: int) -> None:
    state = GAME.start(2, 1)
    asked = (seat, Chance(1)) if question == "sample" else (seat,)
    with pytest.raises(UnknownSeat, match=f"there is no seat {seat}; seats are numbered from 0 to 1"):
        getattr(state, question)(*asked)


def test_a_sample_is_not_drawn_from_the_stream_of_the_deal() -> None:
    state = SMOKI.start(2, 5)
    before = state.dump()
    with pytest.raises(ValueError, match="of its own"):
        state.sample(0, state.chance)
    assert state.dump() == before
