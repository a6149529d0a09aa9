"""Vocabularies: every action has a number and a notation."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drakehall.kernel.actions import ActionSpace, verb
from drakehall.kernel.errors import UnknownAction


def space() -> ActionSpace:
    return ActionSpace(
        verb("pass"),
        verb("place", slot=3),
        verb("pay", kind=("meat", "gold"), count=2),
        verb("swap", first=2, second=3),
    )


ALL = [
    *("pass", "place 0", "place 1", "place 2"),
    *("pay meat 0", "pay meat 1", "pay gold 0", "pay gold 1"),
    *("swap 0 0", "swap 0 1", "swap 0 2", "swap 1 0", "swap 1 1", "swap 1 2"),
]


def test_actions_are_numbered_in_order_the_last_argument_fastest() -> None:
    actions = space()
    assert actions.size == len(ALL)
    assert [actions.name(action) for action in range(actions.size)] == ALL
    assert [actions.parse(name) for name in ALL] == list(range(len(ALL)))


def test_the_first_action_of_a_verb() -> None:
    actions = space()
    assert [actions.first(name) for name in ("pass", "place", "pay", "swap")] == [0, 1, 4, 8]
    assert [each.size for each in actions.verbs] == [1, 3, 4, 6]
    assert actions.verb(7).name == "pay"
    assert actions.verb(8).name == "swap"


def test_arguments_are_numbers_or_labels() -> None:
    actions = space()
    assert actions.arguments(actions.parse("pass")) == {}
    assert actions.arguments(actions.parse("place 2")) == {"slot": 2}
    assert actions.arguments(actions.parse("pay gold 1")) == {"kind": "gold", "count": 1}
    assert actions.arguments(actions.parse("swap 1 2")) == {"first": 1, "second": 2}


def test_spaces_do_not_matter() -> None:
    assert space().parse("  swap   1\t2\n") == space().parse("swap 1 2")


@pytest.mark.parametrize("action", [-1, len(ALL), 10**9])
def test_a_number_outside_names_no_action(action: int) -> None:
    with pytest.raises(UnknownAction, match=f"“{action}” is not an action here; try, for example, “pass”"):
        space().name(action)


@pytest.mark.parametrize(
    ("text", "example"),
    [
        ("", "pass"),
        ("   ", "pass"),
        ("fly", "pass"),
        ("Place 1", "pass"),
        ("placed 1", "pass"),
        ("place", "place 0"),
        ("place 3", "place 0"),
        ("place -1", "place 0"),
        ("place 01", "place 0"),
        ("place +1", "place 0"),
        ("place ١", "place 0"),
        ("place one", "place 0"),
        ("place 1 2", "place 0"),
        ("pass 0", "pass"),
        ("pay gold", "pay meat 0"),
        ("pay silver 0", "pay meat 0"),
        ("pay 0 gold", "pay meat 0"),
        ("swap 2 0", "swap 0 0"),
        ("swap 0 3", "swap 0 0"),
        ("swap 0 1 2", "swap 0 0"),
    ],
)
def test_anything_else_is_an_unknown_action_with_an_example(text: str, example: str) -> None:
    with pytest.raises(UnknownAction) as caught:
        space().parse(text)
    assert caught.value.message.args == {"text": text, "example": example}


@settings(deadline=None, derandomize=True)
@given(
    st.text("passwp 012٣²\n\t")
    | st.lists(st.sampled_from(["pass", "place", "pay", "swap", "meat", "gold", "0", "1", "2", "3"])).map(" ".join)
)
def test_any_text_is_an_action_or_an_unknown_action(text: str) -> None:
    actions = space()
    try:
        action = actions.parse(text)
    except UnknownAction:
        assert " ".join(text.split()) not in ALL
    else:
        assert actions.name(action) == " ".join(text.split())


@settings(deadline=None, derandomize=True, max_examples=50)
@given(st.lists(st.lists(st.integers(1, 4), max_size=3), min_size=1, max_size=5))
def test_number_and_notation_agree_in_any_vocabulary(shapes: list[list[int]]) -> None:
    verbs = [verb(f"v{i}", **{f"p{j}": n for j, n in enumerate(shape)}) for i, shape in enumerate(shapes)]
    actions = ActionSpace(*verbs)
    names = [actions.name(action) for action in range(actions.size)]
    assert len(set(names)) == actions.size
    assert [actions.parse(name) for name in names] == list(range(actions.size))
    for name, action in zip(names, range(actions.size), strict=True):
        assert [str(value) for value in actions.arguments(action).values()] == name.split()[1:]


def test_two_verbs_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="same name"):
        ActionSpace(verb("go"), verb("go", place=2))


def test_a_verb_belongs_to_one_vocabulary() -> None:
    go = verb("go")
    ActionSpace(go)
    with pytest.raises(ValueError, match="already belongs"):
        ActionSpace(go)
