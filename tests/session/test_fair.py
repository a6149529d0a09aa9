"""Fair deals: a promise before the game that anybody can check after it."""

import json
from hashlib import sha256

import pytest

from drakehall.session import fair, save
from drakehall.session.fair import Fair, NoPromise, UnfairDeal
from tests.session.test_session import session


def test_the_hash_can_be_checked_by_common_tools() -> None:
    made = fair.promise(7)
    assert made.commitment == sha256(f"{made.salt}:7".encode()).hexdigest()
    assert fair.verify(7, made, made.commitment) == made.commitment


def test_two_promises_of_one_seed_differ() -> None:
    assert fair.promise(7).commitment != fair.promise(7).commitment


def test_seeds_are_too_long_to_try_them_all() -> None:
    """An observed deal tells whether a seed is the right one: there must be no way to try them."""
    drawn = [fair.fresh_seed() for _ in range(200)]
    assert len(set(drawn)) == len(drawn)
    assert all(any(seed >> bit & 1 for seed in drawn) for bit in range(128))


def test_another_seed_is_noticed() -> None:
    with pytest.raises(UnfairDeal):
        fair.verify(8, fair.promise(7))


def test_a_promise_changed_afterwards_is_noticed_by_who_noted_the_first() -> None:
    noted = fair.promise(7).commitment
    with pytest.raises(UnfairDeal):
        fair.verify(8, fair.promise(8), noted)


def test_without_a_promise_there_is_nothing_to_check() -> None:
    with pytest.raises(NoPromise):
        fair.verify(7, None)


def test_the_promise_travels_with_the_save() -> None:
    table = session()
    assert "fair" not in json.loads(save.to_json(table))
    table.fair = fair.promise(table.seed)
    back = save.from_json(save.to_json(table))
    assert back.fair == table.fair
    assert isinstance(back.fair, Fair)
