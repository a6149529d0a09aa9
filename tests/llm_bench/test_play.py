"""Games of a scripted player: what it is told, what becomes of its answers, and what is counted."""

import re

import pytest

import drakehall as dh
from drakehall.arena.match import Fixture, fixtures
from drakehall.kernel.chance import Chance
from drakehall.kernel.state import State
from drakehall.llm_bench.askers import TooSlow
from drakehall.llm_bench.errors import DisguisedEnglish
from drakehall.llm_bench.play import OtherQuestion
from drakehall.llm_bench.prompts import Prompts
from drakehall.llm_bench.report import report
from drakehall.session import Session
from drakehall.text import rule_sheets
from drakehall.wire.frames import Happened
from tests.honesty import Shown, honest
from tests.llm_bench.scripted import first, listed, planned, played

every_game = pytest.mark.parametrize("game", dh.game_names())


@every_game
def test_a_whole_game(game: str) -> None:
    result, calls = played(planned(game), first)
    assert result.forfeit is None
    assert result.calls == result.decisions == len(calls)
    assert result.outcomes == {"played": len(calls)}
    assert len(result.scores) == 2
    assert result.share in (0.0, 0.5, 1.0)
    assert [call.number for call in calls] == list(range(len(calls)))


@every_game
def test_the_common_message_has_all_rules_and_the_form(game: str) -> None:
    text = Prompts(planned(game)).system()
    assert all(f"**{rule.id}** {rule.text}" in text for rule in rule_sheets.rules(game, "en"))
    assert "\nMOVE: <action>\n" in text
    assert all(f"\n{verb.name}" in text for verb in dh.game(game).actions.verbs)
    assert "asked again, at most 2 times" in text


@every_game
def test_prompts_in_polish(game: str) -> None:
    found = planned(game, language="pl")
    assert "Możliwe ruchy: zapis" in Prompts(found).user(*first_question(game))
    text = Prompts(found).system()
    assert all(f"**{rule.id}** {rule.text}" in text for rule in rule_sheets.rules(game, "pl"))
    with pytest.raises(DisguisedEnglish):
        planned(game, language="pl", disguise=1)


def first_question(game: str) -> tuple[State, int, list[Happened]]:
    """The first position of a game, and whose decision it is."""
    state = dh.game(game).start(2, 5)
    assert state.seat is not None
    return state.sample(state.seat, Chance(1)), state.seat, []


def test_every_decision_is_told_what_happened_since_the_last_one() -> None:
    _, calls = played(planned("smoki"), first)
    told = [
        int(number)
        for call in calls
        for number in re.findall(r"^(\d+)\. ", call.user.partition("[Position]")[0], re.MULTILINE)
    ]
    assert told == list(range(1, calls[-1].decision + 1))


def test_without_the_list_of_legal_actions() -> None:
    state = dh.game("smoki").start(2, 5, turn_cap=6)
    legal = [state.actions.name(action) for action in state.legal()]
    _, calls = played(planned(legal=False, retries=0), lambda _: f"MOVE: {legal[0]}")
    assert "Legal actions" not in calls[0].user
    assert listed(calls[0].user) == []


def test_an_answer_that_cannot_be_used_is_asked_again_with_the_reason() -> None:
    answers = iter(["I take three", "MOVE: fly 3", "MOVE: skip"])

    def hesitant(user: str) -> str:
        return next(answers, first(user))

    result, calls = played(planned(retries=3), hesitant)
    assert result.forfeit is None
    assert [call.outcome for call in calls[:4]] == ["unreadable", "unknown", "illegal", "played"]
    assert [call.attempt for call in calls[:5]] == [0, 1, 2, 3, 0]
    assert {call.decision for call in calls[:4]} == {calls[0].decision}
    assert "its last line does not have the form" in calls[1].user
    assert "“fly 3” is not an action of this game" in calls[2].user
    assert "“skip” is not legal now (first" in calls[3].user
    assert "not accepted" not in calls[4].user
    assert result.outcomes == {"unreadable": 1, "unknown": 1, "illegal": 1, "played": len(calls) - 3}


@pytest.mark.parametrize(
    ("answer", "why"), [("I resign", "unreadable"), ("MOVE: fly", "unknown"), ("MOVE: skip", "illegal")]
)
def test_after_the_retries_the_game_is_lost(answer: str, why: str) -> None:
    result, calls = played(planned(retries=1), lambda _: answer)
    assert (result.forfeit, result.share, result.winners, result.decisions) == (why, 0.0, [], 1)
    assert [call.outcome for call in calls] == [why, why]


def test_a_late_answer_counts_as_one_that_cannot_be_used() -> None:
    def slow(_: str) -> str:
        raise TooSlow

    result, calls = played(planned(retries=1), slow)
    assert (result.forfeit, calls[1].answer) == ("late", None)
    assert "came too late" in calls[1].user


def test_the_model_sits_on_every_seat_of_every_deal() -> None:
    found = planned("smoki", ("random", "greedy"), seats=3)
    games = [played(found, first, fixture)[0] for fixture in fixtures(found.match, 1)]
    assert [(game.bot, game.seat) for game in games] == [
        *(("random", seat) for seat in range(3)),
        *(("greedy", seat) for seat in range(3)),
    ]
    assert report(found, games).games == 6


def test_alone_against_an_opponent_that_acts_by_rule() -> None:
    result, _ = played(planned("wyrmspan", seats=1), first)
    assert (result.bot, result.seat, len(result.scores)) == ("opponent", 0, 2)


@every_game
def test_the_model_is_told_about_samples(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    shown: list[Shown] = []
    real: list[State] = []
    write, choose = Prompts.user, Session.play

    def user(prompts: Prompts, world: State, seat: int, *rest: object) -> str:
        shown.append((world.copy(), seat))
        return write(prompts, world, seat, *rest)  # type: ignore[arg-type]

    def keep(session: Session, seat: int, action: int | str) -> object:
        if len(real) < len(shown):
            real.append(session.state)
        return choose(session, seat, action)

    monkeypatch.setattr(Prompts, "user", user)
    monkeypatch.setattr(Session, "play", keep)
    played(planned(game), first)
    honest(shown, real)


def test_a_game_goes_on_with_the_answers_it_got() -> None:
    found = planned()
    whole, calls = played(found, first)
    asked: list[str] = []

    def counting(user: str) -> str:
        asked.append(user)
        return first(user)

    again, rest = played(found, counting, known=tuple(calls[:4]))
    assert again.scores == whole.scores
    assert again.calls == whole.calls
    assert [call.user for call in rest] == asked == [call.user for call in calls[4:]]
    with pytest.raises(OtherQuestion):
        played(found, first, Fixture(1, 0, 0), known=tuple(calls[:4]))
