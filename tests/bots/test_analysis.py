"""Hints and verdicts: what they say, that they see nothing hidden, and that a thrown-away game is found."""

from functools import cache
from itertools import count

import pytest

import drakehall as dh
from drakehall.bots import analysis
from drakehall.bots.analysis import Examination, Expectation, Hint, Mistake, Reason
from drakehall.bots.analysis.course import least
from drakehall.bots.analysis.reasons import messages, reasons
from drakehall.bots.analysis.study import is_hopeless
from drakehall.bots.evaluation import Weights, evaluation
from drakehall.bots.evaluation.evaluation import chance_of
from drakehall.kernel.chance import Chance
from drakehall.kernel.events import Message, Value
from drakehall.kernel.state import State
from drakehall.session import Player, Session
from drakehall.session.log import standing
from drakehall.text import LANGUAGES, Words
from pebbles import GAME as PEBBLES

TRIALS = 16


def decisions(name: str, wanted: int, apart: int) -> list[State]:
    """Some positions of a random game in which there is something to decide, a number of decisions apart."""
    game = dh.game(name)
    state = game.start(max(2, game.seats[0]), 4)
    dice = Chance(9)
    found: list[State] = []
    for number in count():
        while len(legal := state.legal()) == 1:
            state.apply(legal[0])
        if number % apart == 0:
            found.append(state.copy())
            if len(found) == wanted:
                break
        state.apply(legal[dice.below(len(legal))])
    return found


def hints(state: State, name: str, seed: int = 3) -> list[Hint]:
    assert state.seat is not None
    return analysis.hints(dh.game(name), state, state.seat, seed, iterations=TRIALS)


@cache
def looked_into(name: str) -> list[tuple[State, list[Hint]]]:
    """Some positions of a game with their hints; the positions are as they were."""
    found = []
    for state in decisions(name, 3, 14):
        before = state.dump()
        found.append((state, hints(state, name)))
        assert state.dump() == before
    return found


@pytest.mark.parametrize("name", dh.game_names())
def test_hints_name_legal_actions_and_what_to_expect(name: str) -> None:
    for state, found in looked_into(name):
        actions = [each.action for each in found]
        assert len(set(actions)) == len(actions) <= 5
        assert set(actions) <= set(state.legal())
        assert all(0 <= each.win <= 1 and each.visits >= 1 for each in found)
        assert sum(each.visits for each in found) <= TRIALS + 1
        assert sum(each.share for each in found) <= 1.0001
        assert [each.visits for each in found[1:]] == sorted((each.visits for each in found[1:]), reverse=True)


@pytest.mark.parametrize("name", dh.game_names())
def test_the_same_seed_gives_the_same_hints(name: str) -> None:
    for state, found in looked_into(name)[:1]:
        assert hints(state, name) == found


@pytest.mark.parametrize("name", dh.game_names())
def test_hints_know_nothing_that_the_seat_does_not(name: str) -> None:
    for state, found in looked_into(name):
        assert hints(state.sample(state.seat, Chance(77)), name) == found


def test_verdicts_know_nothing_that_the_seat_does_not() -> None:
    for state in decisions("smoki", 6, 7):
        assert state.seat is not None
        first, second = state.legal()[:2]
        worlds = (state, state.sample(state.seat, Chance(5)), state.sample(state.seat, Chance(6)))
        assert len({str(world.dump()["hidden"]) for world in worlds}) == 3
        found = [Examination(dh.game("smoki"), world, state.seat, 1).compare(first, second, 6) for world in worlds]
        assert found[0] == found[1] == found[2]


def test_two_actions_are_compared_in_the_same_worlds() -> None:
    (state,) = decisions("smoki", 1, 1)
    assert state.seat is not None
    study = Examination(dh.game("smoki"), state, state.seat, 1)
    action = state.legal()[0]
    study.compare(action, state.legal()[1], 8)
    found = study.compare(action, action, 8)
    assert found.better.visits == 16  # both tallies are the same action's
    assert abs(found.lost) < 0.5
    assert study.expectations() == []  # what is compared is kept apart from what was searched


def test_a_forced_action_is_told_with_its_prospects() -> None:
    state = PEBBLES.start(2, 1, heap=2)
    state.apply(1)
    (only,) = analysis.hints(PEBBLES, state, 1, 1, iterations=50)
    assert (only.action, only.share, only.score) == (1, 1.0, 6.0)
    assert [(reason.args["score"], reason.args["count"]) for reason in only.reasons] == [("egg", 5), ("pebbles", 1)]


def test_the_points_are_the_reason_in_a_game_without_facts() -> None:
    state = PEBBLES.start(2, 1, heap=3)
    best = analysis.hints(PEBBLES, state, 0, 1, iterations=30)[0]
    assert (best.action, best.score) == (3, 8.0)
    assert [(reason.args["score"], reason.args["count"]) for reason in best.reasons] == [("egg", 5), ("pebbles", 3)]


def test_where_low_scores_win_the_real_score_is_told() -> None:
    state = dh.game("smoki").start(2, 3, scoring="rounds", rounds=1)
    dice = Chance(4)
    for _ in range(24):
        if state.seat is None:
            break
        legal = state.legal()
        if len(legal) > 1 and dice.below(3) == 0:
            assert all(-12 <= each.score <= 72 for each in hints(state, "smoki"))
        state.apply(legal[dice.below(len(legal))])


# --- Reasons --------------------------------------------------------------------------------------------------------


def expectation(ended: float = 0.0, rival: float | None = None, **parts: float) -> Expectation:
    worth = sum(parts.values())
    return Expectation(0, 1, 1.0, 0.5, worth, parts, rival, ended, worth - (rival or 0.0))


def test_reasons_are_the_greatest_differences() -> None:
    chosen = expectation(points=9.0, eggs=2.0, nests=1.0, track=1.02, cards=5.0, rival=3.0)
    other = expectation(points=5.0, eggs=5.0, nests=1.0, track=1.0, cards=4.0, rival=4.5)
    assert reasons(chosen, [other]) == [Reason("points", 4.0), Reason("eggs", -3.0)]


def test_several_others_count_on_average_and_trifles_not_at_all() -> None:
    chosen = expectation(points=10.0, eggs=1.0)
    others = [expectation(points=4.0, eggs=0.5), expectation(points=8.0, eggs=0.7)]
    assert reasons(chosen, others) == [Reason("points", 4.0)]
    assert reasons(chosen, [chosen]) == []
    assert reasons(chosen, []) == []


def test_where_the_game_ends_only_the_result_counts() -> None:
    assert reasons(expectation(ended=1.0, result=7.0), [expectation(points=3.0, eggs=2.0)]) == [Reason("result", 2.0)]


@pytest.mark.parametrize(
    ("reason", "english", "polish"),
    [
        (Reason("in_hand", 2.44), "tiles in hand: 2.5 points better", "kamienie na ręce: o 2,5 pkt lepiej"),
        (Reason("points", -0.256), "points so far: 0.5 points worse", "dotychczasowe punkty: o 0,5 pkt gorzej"),
        (Reason("points", 0.999), "points so far: 1 point better", "dotychczasowe punkty: o 1 pkt lepiej"),
        (Reason("points", 0.2), "points so far: a little better", "dotychczasowe punkty: nieco lepiej"),
        (Reason("rival", 1.0), "the best opponent: 1 point weaker", "najlepszy przeciwnik: o 1 pkt słabszy"),
        (Reason("rival", -2.0), "the best opponent: 2 points stronger", "najlepszy przeciwnik: o 2 pkt silniejszy"),
        (Reason("result", 3.0), "the result: 3 points better", "wynik: o 3 pkt lepszy"),
    ],
)
def test_reasons_in_words(reason: Reason, english: str, polish: str) -> None:
    message = reason.message(in_points=True)
    said = [Words(language, "dragon_castle", strict=True).message(message) for language in LANGUAGES]
    assert said == [english, polish]


def test_the_first_reason_says_what_it_is_compared_with() -> None:
    said = messages([Reason("points", 2.0), Reason("room", -0.1)], in_points=True, than="others")
    assert [Words("pl", "dragon_castle", strict=True).message(each) for each in said] == [
        "dotychczasowe punkty: o 2 pkt lepiej niż po innych ruchach",
        "wolne pola królestwa: nieco gorzej",
    ]


def test_parts_of_a_token_are_not_told_as_points() -> None:
    words = Words("pl", "smoki", strict=True)
    said = [words.message(Reason("chance", size).message(in_points=False)) for size in (0.6, -0.1)]
    assert said == ["szansa na wygranie tej rundy: wyraźnie lepiej", "szansa na wygranie tej rundy: nieco gorzej"]


@pytest.mark.parametrize("name", dh.game_names())
def test_hints_give_reasons_with_numbers_in_the_words_of_the_rules(name: str) -> None:
    """Every hint tells something that can be counted, or says plainly that there is little to choose between moves."""
    found = [hint for _, hints_there in looked_into(name) for hint in hints_there]
    assert found
    for hint in found:
        assert 1 <= len(hint.reasons) <= 2
        numbers = [value for reason in hint.reasons for value in reason.args.values() if isinstance(value, int)]
        assert numbers or hint.reasons[0].id in ("hall-ground-equal", "hall-ground-only", "smoki-ground-alike")
        for language in LANGUAGES:
            words = Words(language, name, ["Ola", "Jan", "Ewa", "Leon", "Zoja"], strict=True)
            for message in (*hint.reasons, *([hint.risk] if hint.risk else [])):
                text = words.message(message)
                assert text
                assert "_" not in text, "an internal name"
                assert not any(
                    isinstance(value, str) and value in text.split()
                    for value in message.args.values()
                    if len(str(value)) > 2
                ), text


# --- The likelihood of winning --------------------------------------------------------------------------------------


def weights(spread: tuple[float, ...], stages: int = 1) -> Weights:
    return Weights(1.0, 1.0, spread, ({"points": 1.0},) * stages, "for a test")


def test_a_lead_says_the_more_the_later() -> None:
    by_time = weights((9.0, 5.0, 2.0))
    assert [by_time.spread_at(0, at) for at in (-1.0, 0.0, 0.25, 0.5, 0.75, 1.0, 2.0)] == [9, 9, 7, 5, 3.5, 2, 2]
    assert weights((4.0,)).spread_at(0, 0.7) == 4.0
    assert [weights((8.0, 3.0), stages=2).spread_at(stage, 0.9) for stage in (0, 1)] == [8.0, 3.0]


def test_likelihoods_of_all_rivals_add_up() -> None:
    worths = [12.0, 9.0, 4.0]
    chances = [chance_of([own - other for other in worths if other is not own], 3.0) for own in worths]
    assert sum(chances) == pytest.approx(1.0)
    assert chances == sorted(chances, reverse=True)
    assert chance_of([1e9], 0.1) == pytest.approx(1.0)


@pytest.mark.parametrize("name", dh.game_names())
def test_progress_grows_from_the_beginning_to_the_end(name: str) -> None:
    progress = evaluation(dh.game(name)).progress
    state = dh.game(name).start(2, 8)
    seen = [progress(state)]
    dice = Chance(2)
    while state.seat is not None:
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
        seen.append(progress(state))
    assert seen[0] <= 0.1
    assert all(0 <= each <= 1 for each in seen)
    assert seen[-1] >= 0.5


# --- The course of a game -------------------------------------------------------------------------------------------


def outcome(state: State, seat: int, action: int) -> bool | None:
    """Whether the seat wins after an action that ends the game; None if it does not, or if that depends."""
    result: bool | None = None
    for number in range(24):
        world = state.sample(seat, Chance(number))
        world.apply(action)
        won = seat in world.winners()
        if not world.over or (result is not None and won != result):
            return None
        result = won
    return result


def thrown_away() -> tuple[Session, int]:
    """A game in which a seat that could win for sure ends it by a move that loses for sure, and which seat that is."""
    options = {"scoring": "rounds", "rounds": 1, "turn_cap": 30, "open_piles": 1, "starting_seat": 0}
    for seed in count():
        session = Session(dh.game("smoki"), 2, seed, options, [Player("Ola"), Player("Jan", "random")])
        dice = Chance(seed)
        while (seat := session.state.seat) is not None:
            legal = session.state.legal()
            ways = {action: outcome(session.state, seat, action) for action in legal}
            losing = [action for action, won in ways.items() if won is False]
            if losing and True in ways.values():
                session.play(seat, losing[0])
                return session, seat
            session.play(seat, legal[dice.below(len(legal))])
    raise AssertionError


def test_a_game_thrown_away_is_the_greatest_mistake() -> None:
    session, seat = thrown_away()
    assert session.state.over
    found = analysis.course(session, [seat], 10)
    worst = found.mistakes[seat][0]
    assert worst.entry == max(place for place in standing(session.log) if not session.steps[place].move.forced)
    assert worst.played == session.steps[worst.entry].move.action
    assert worst.win > 0.7
    assert worst.win_lost > 0.7
    assert worst.points_lost > 0
    assert worst.reasons
    assert all(not reason.id.startswith("hall-reason") for reason in [*worst.reasons, *worst.instead])
    assert len(found.mistakes[seat]) <= 3
    losses = [mistake.win_lost for mistake in found.mistakes[seat]]
    assert losses == sorted(losses, reverse=True)
    assert found.turns[-1].wins[seat] == 0.0


def random_game(**options: object) -> Session:
    session = Session(dh.game("smoki"), 2, 5, options, [Player("Ola"), Player("Jan")])
    dice = Chance(1)
    while (seat := session.state.seat) is not None:
        legal = session.state.legal()
        session.play(seat, legal[dice.below(len(legal))])
    return session


def test_a_course_tells_every_turn_and_depends_on_nothing_but_the_game() -> None:
    session = random_game(turn_cap=6)
    heard: list[None] = []
    found = analysis.course(session, [0, 1], 8, done=lambda: heard.append(None))
    assert len(heard) == analysis.decisions(session, [0, 1])
    assert found == analysis.course(session, [0, 1], 8)
    assert [turn.seat for turn in found.turns][-1] is None
    assert sorted(found.turns[-1].wins) in ([0.0, 1.0], [0.5, 0.5])
    entries = [turn.entry for turn in found.turns]
    assert entries == sorted(set(entries))
    assert entries[-1] == len(session.log)
    assert all(0 <= win <= 1 for turn in found.turns for win in turn.wins)
    alone = analysis.course(session, [1], 8)
    assert alone.mistakes == {1: found.mistakes[1]}
    assert alone.turns == found.turns


def test_moves_that_were_taken_back_are_no_mistakes() -> None:
    session = Session(dh.game("smoki"), 2, 5, {"starting_seat": 0})
    session.play(0, "turn_up 0")
    session.play(1, "turn_up 0")
    session.play(0, "take_open 0")
    session.undo(0)
    session.play(0, "take_open 1")
    session.play(0, "place 3")
    places = standing(session.log)
    assert [session.log[place] for place in places] == [step.move for step in session.steps]
    found = analysis.course(session, [0], 8)
    assert all(isinstance(mistake, Mistake) and mistake.entry in places for mistake in found.mistakes[0])
    assert "take_open 0" not in [mistake.played for mistake in found.mistakes[0]]


def test_an_unfinished_game_has_a_course_too() -> None:
    session = Session(dh.game("smoki"), 2, 5, {"starting_seat": 0})
    assert analysis.course(session, [0, 1], 8).mistakes == {0: [], 1: []}
    session.play(0, "turn_up 0")
    turns = analysis.course(session, [0, 1], 8).turns
    assert turns[0].entry == 0
    assert turns[-1].seat is not None


def test_messages_carry_plain_values() -> None:
    message = Reason("free_cells", -1.6).message(in_points=True)
    told: dict[str, Value] = {"feature": "free-cells", "size": "points", "whole": 1, "half": 1, "than": "nothing"}
    assert message == Message("hall-reason-worse", told)


def test_a_course_tells_points_by_source_and_where_rounds_begin() -> None:
    session = random_game(scoring="rounds", rounds=2)
    turns = analysis.course(session, [], 1).turns
    assert [turn.mark for turn in turns if turn.mark] == [Message("hall-mark-round", {"round": n}) for n in (1, 2)]
    assert turns[-1].points == session.state.breakdown()
    assert turns[-1].scores == session.state.scores()
    assert all(len(turn.scores) == len(turn.points) == 2 for turn in turns)


def test_the_moments_are_the_biggest_mistakes_of_all_in_the_order_of_the_game() -> None:
    def made(entry: int, lost: float, seat: int = 0) -> Mistake:
        return Mistake(entry, seat, 1, "a", "b", 0.9, lost, 0.0, [])

    found = analysis.Course([], {0: [made(9, 0.4), made(2, 0.1)], 1: [made(5, 0.3, 1), made(7, 0.2, 1)]})
    assert [(each.entry, each.seat) for each in found.moments] == [(5, 1), (7, 1), (9, 0)]
    everything = [mistake for of_seat in found.mistakes.values() for mistake in of_seat]
    assert (least(everything), least(everything[:2])) == (0.2, 0.0)


@pytest.mark.parametrize("name", dh.game_names())
def test_outlooks_and_verdicts_on_a_sample_are_those_on_the_position(name: str) -> None:
    """So a hall, which shows its bots nothing but samples, finds what a person finds in the save."""
    game = dh.game(name)
    for state in decisions(name, 2, 11):
        assert state.seat is not None
        shown = state.sample(state.seat, Chance(77))
        for seat in range(state.seats):
            seen = state.sample(seat, Chance(78))
            assert analysis.outlook(game, seen, seat, 5) == analysis.outlook(game, state, seat, 5)
        for played in state.legal()[:2]:
            found = [analysis.verdict(game, each, state.seat, played, 8, 6) for each in (state, shown)]
            assert found[0] == found[1]


def test_a_verdict_says_what_either_move_does_in_the_words_of_the_rules() -> None:
    session = random_game(turn_cap=8)
    found = [mistake for of_seat in analysis.course(session, [0, 1], 16).mistakes.values() for mistake in of_seat]
    assert found
    for mistake in found:
        assert mistake.reasons
        assert not {str(each) for each in mistake.reasons} & {str(each) for each in mistake.instead}
        for language in LANGUAGES:
            words = Words(language, "smoki", ["Ola", "Jan"], strict=True)
            for message in (*mistake.reasons, *mistake.instead):
                assert words.message(message).strip()
                assert message.id.startswith(("smoki-", "hall-ground-"))


def test_two_moves_are_compared_in_no_more_worlds_than_needed() -> None:
    (state,) = decisions("smoki", 1, 1)
    assert state.seat is not None
    first, second = state.legal()[:2]
    whole = Examination(dh.game("smoki"), state, state.seat, 1).compare(first, second, 16)
    short = Examination(dh.game("smoki"), state, state.seat, 1).compare(first, second, 16, least=10.0)
    assert (whole.better.visits, short.better.visits) == (16, 4)


def test_worlds_that_are_alike_do_not_speak_for_the_others() -> None:
    """Sixteen worlds in which a move costs the game three times: the first four show no difference at all."""
    wins = [[1.0, 1.0]] * 4 + [[1.0, 0.0]] * 3 + [[1.0, 1.0]] * 9
    assert not any(is_hopeless(wins[:seen], 3 / 16) for seen in range(4, 17, 4))
    assert is_hopeless([[1.0, 1.0]] * 4, 0.3), "one world more could not bring a third"
    assert is_hopeless([[0.5, 0.6]] * 16, 0.05), "the other move is better"
