"""Made-up names: the same everywhere, and nothing that would give the game away."""

import re

import pytest

import drakehall as dh
from drakehall.kernel.chance import Chance
from drakehall.llm_bench.answers import read
from drakehall.llm_bench.disguise import Disguise
from drakehall.llm_bench.prompts import Prompts
from drakehall.llm_bench.terms import EVERYWHERE, KIN, NAMES, TERMS
from drakehall.text.cards.registry import labels
from tests.llm_bench.scripted import first, listed, planned, played

every_game = pytest.mark.parametrize("game", dh.game_names())


def disguise(game: str, seed: int = 7) -> Disguise:
    return Disguise(dh.game(game), dh.game(game).options(), seed)


def giveaways(game: str) -> re.Pattern[str]:
    """Find any word that would give a game away: its terms, its verbs, the names of its cards."""
    terms = [*EVERYWHERE, *TERMS[game], *(kin for kin, (term, _) in KIN.items() if term in TERMS[game])]
    small = [rf"(?i:{term})" if term[:1].islower() else term for term in terms]
    verbs = [verb.name for verb in dh.game(game).actions.verbs if "_" in verb.name]
    names = [
        re.escape(label.name)
        for id_, label in labels(game, None, "en").items()
        if id_.partition("-")[0] in NAMES.get(game, ())
    ]
    return re.compile(rf"(?<![A-Za-z])(?:{'|'.join([*small, *verbs, *names])})(?![A-Za-z])")


@every_game
def test_every_action_has_a_made_up_notation_that_leads_back(game: str) -> None:
    space, hidden = dh.game(game).actions, disguise(game)
    made = [hidden.action(space.name(action)) for action in range(space.size)]
    assert len(set(made)) == space.size
    assert [hidden.real(each) for each in made] == [space.name(action) for action in range(space.size)]
    verbs = {verb.name for verb in space.verbs}
    assert not verbs & {each.split()[0] for each in made}
    assert all(hidden.real(space.name(action)) is None for action in range(space.size))


@every_game
def test_actions_are_written_alike_wherever_a_prompt_shows_them(game: str) -> None:
    space, hidden = dh.game(game).actions, disguise(game)
    for action in range(space.size):
        made = hidden.action(space.name(action))
        assert hidden.text(made) == made


@every_game
def test_whatever_is_listed_can_be_answered(game: str) -> None:
    found = planned(game, disguise=7)
    prompts, dice = Prompts(found), Chance(2)
    state = dh.game(game).start(2, 5, **found.match.options)
    while state.seat is not None:
        legal = state.legal()
        offered = listed(prompts.user(state, state.seat, []))
        assert sorted(read(f"MOVE: {each}", state, prompts.disguise).action or 0 for each in offered) == sorted(legal)
        state.apply(legal[dice.below(len(legal))])


def test_letters_for_kinds_are_disguised_in_notation_and_text_alike() -> None:
    hidden = disguise("dragon_castle")
    letters = dict(zip("MSFEWD", hidden.text("M S F E W D").split(), strict=True))
    assert not set(letters) & set(letters.values())
    for kind, letter in letters.items():
        made = hidden.action(f"change b2 {kind}")
        assert made.split()[1:] == ["b2", letter]
        assert hidden.real(made) == f"change b2 {kind}"
        assert hidden.real(made[:-1] + kind) is None, "the game's own letter is no answer"


@every_game
def test_the_same_seed_makes_the_same_words_and_another_one_others(game: str) -> None:
    text = Prompts(planned(game)).system()
    assert disguise(game).text(text) == disguise(game).text(text)
    assert disguise(game).text(text) != disguise(game, 8).text(text)


@every_game
def test_nothing_in_a_whole_game_gives_it_away(game: str) -> None:
    found = planned(game, disguise=7)
    prompts = Prompts(found)
    result, calls = played(found, first)
    assert result.forfeit is None
    search = giveaways(game)
    assert search.search(Prompts(planned(game)).system()), "the search finds what is not disguised"
    for text in (prompts.system(), *(call.user for call in calls)):
        assert search.findall(text) == []


@every_game
def test_a_disguise_changes_names_and_nothing_else(game: str) -> None:
    plain, hidden = played(planned(game), first), played(planned(game, disguise=7), first)
    assert [call.action for call in plain[1]] == [call.action for call in hidden[1]]
    assert plain[0].scores == hidden[0].scores
    for one, other in zip(plain[1], hidden[1], strict=True):
        assert len(one.user.splitlines()) == len(other.user.splitlines())


def test_forms_of_a_word_stay_together() -> None:
    hidden = disguise("wyrmspan")
    made = hidden.text("excavate")
    assert hidden.text("Excavates, excavated, unexcavated") == f"{made.capitalize()}s, {made}d, un{made}d"
    assert hidden.text("an excavation") == f"a {made}n"
    assert hidden.text("an egg, AN EGG") == f"a {hidden.text('egg')}, AN {hidden.text('egg').upper()}"
    assert hidden.text("WYR-5.2") == f"{hidden.text('Wyr').upper()}-5.2"
    assert hidden.text("caveat, scavenge") == "caveat, scavenge"
    assert disguise("simurgh").text("spearmen") == f"{disguise('simurgh').text('spearman')}s"


def test_everyday_words_stay_where_they_are_written_small() -> None:
    hidden = disguise("dragon_castle")
    assert hidden.text("after this change") == "after this change"
    assert hidden.text("after Change") != "after Change"
    assert re.fullmatch(r"[A-Z]4, m4", hidden.text("M4, m4"))
    assert "M4" not in hidden.text("M4")
