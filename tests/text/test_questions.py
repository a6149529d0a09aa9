"""Questions have a subject: what asks is named, worded and shown, and nobody is told what they may not know."""

from collections.abc import Iterator

import pytest

import drakehall as dh
from drakehall.kernel.chance import Chance
from drakehall.kernel.question import Question
from drakehall.kernel.state import State
from drakehall.text import LANGUAGES, Words
from drakehall.text.cards import registry

SOURCES = {
    "smoki": {"held", "left", "card"},
    "dragon_castle": {"tile", "set", "spirit"},
    "simurgh": {"space", "tile", "laid", "bonus", "ability"},
    "wyrmspan": {"dragon", "entice", "card", "excavate", "strip", "track"},
}
"""What asks in a few games of chance at least."""
BY_ITSELF = {
    "smoki": {"smoki-prompt-reveal", "smoki-prompt-source"},
    "dragon_castle": {f"dragon_castle-prompt-{prompt}" for prompt in ("start", "post", "consolidate")},
    "simurgh": {f"simurgh-prompt-{prompt}" for prompt in ("turn", "after", "withdraw", "hand-limit", "resource-limit")}
    | {"simurgh-ask-last-turn", "simurgh-ask-nobody-home"},
    "wyrmspan": {f"wyrmspan-prompt-{prompt}" for prompt in ("turn", "setup-cards", "setup-resources", "limits")},
}
"""What the turn itself asks, or the beginning of a game: nothing on the board does."""
GAMES = 3


def asked(name: str) -> Iterator[tuple[State, Question]]:
    """Every decision of some games of chance, with its question."""
    game = dh.game(name)
    for seed in range(GAMES):
        state, dice = game.start(2, seed), Chance(seed)
        while state.seat is not None:
            question = state.question(state.seat)
            assert question is not None
            yield state, question
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])


@pytest.mark.parametrize("name", sorted(SOURCES))
def test_what_asks_is_named_and_shown(name: str) -> None:
    faces = registry.faces(name, None, "en")
    words = [Words(language, name, strict=True) for language in LANGUAGES]
    told: dict[str, Question] = {}
    for _, question in asked(name):
        assert question.source is not None or question.prompt.id in BY_ITSELF[name], question
        if question.source is not None:
            told.setdefault(question.source.id.removeprefix(f"{name}-source-"), question)
            assert question.targets, question
            assert not question.face or question.face in faces, question
    assert set(told) >= SOURCES[name]
    for question in told.values():
        for each in words:
            text = each.question(question)
            assert ": " in text
            assert "_" not in text


def test_a_card_drawn_unseen_is_named_to_its_holder_alone() -> None:
    hidden = 0
    for state, question in asked("smoki"):
        view = state.view(state.seat)
        if question.source and question.source.id == "smoki-source-held":
            other = state.question(None)
            assert other is not None
            seen = getattr(state.view(None), "held", None)
            assert (other.source is None) == (seen == "?")
            assert question.source.args["card"] == getattr(view, "held", None)
            hidden += seen == "?"
    assert hidden


def test_a_space_of_simurgh_asks_what_is_taken_there() -> None:
    words = Words("pl", "simurgh", strict=True)
    said = {words.question(question) for _, question in asked("simurgh") if question.source}
    assert "Kwatery Zwiadowców (C11): Co bierzesz?" in said
    assert any(text.startswith("Premia obszaru") for text in said)


def test_wyrmspan_names_no_card_before_one_is_chosen() -> None:
    choosing = 0
    for state, question in asked("wyrmspan"):
        verbs = {state.actions.verb(action).name for action in state.legal()}
        if question.prompt.id in ("wyrmspan-prompt-entice", "wyrmspan-prompt-excavate") and verbs & {
            "entice",
            "excavate",
        }:
            choosing += 1
            source = question.source.id if question.source else ""
            assert source not in ("wyrmspan-source-entice", "wyrmspan-source-excavate")
    assert choosing
