"""Sentences: plurals, names, labels, secrets, errors."""

from pathlib import Path
from typing import get_args

import pytest

import drakehall as dh
from drakehall import bots, game_names
from drakehall.bots import UnknownBot
from drakehall.cli import errors as cli_errors
from drakehall.features import registry as features_registry
from drakehall.hall.errors import NotNow
from drakehall.kernel import errors, position_errors
from drakehall.kernel.errors import HallError, IllegalAction, UnknownGame
from drakehall.kernel.events import Event, Message
from drakehall.kernel.position_errors import RefusedLine
from drakehall.research import errors as research_errors
from drakehall.session import errors as session_errors
from drakehall.text import LANGUAGES, Words
from drakehall.text.words import MissingWords
from drakehall.wire.tables import Status
from tests.text import ftl

OLA = Words("pl", "smoki", ["Ola", "Jan"], strict=True)
ANN = Words("en", "smoki", ["Ann", "Ben"], strict=True)


@pytest.mark.parametrize(
    ("count", "form"),
    [(0, "kart"), (1, "karta"), (2, "karty"), (4, "karty"), (5, "kart"), (12, "kart"), (22, "karty"), (25, "kart")],
)
def test_polish_plurals(count: int, form: str) -> None:
    assert OLA.say("smoki-event-reshuffled", count=count).split()[:2] == [str(count), form]


@pytest.mark.parametrize(("points", "words"), [(1, "1 punkt"), (-2, "−2 punkty"), (5, "5 punktów"), (22, "22 punkty")])
def test_polish_points(points: int, words: str) -> None:
    assert words in OLA.say("smoki-event-total", seat=0, points=points)


def test_numbers_below_nothing_have_a_minus_and_no_hyphen() -> None:
    assert ANN.say("smoki-event-scored", seat=0, points=-1, sum="-2").startswith("Ann: −1 point this round (−2")
    assert OLA.decimal(-3.5, 1) == "−3,5"


def test_players_and_labels_are_named() -> None:
    assert OLA.say("smoki-event-placed", seat=0, slot=3, card="K") == "Ola kładzie na polu 3: Kruczy krąg"
    assert ANN.say("smoki-event-placed", seat=1, slot=3, card="K") == "Ben places Raven Ring in slot 3"
    assert ANN.say("smoki-event-swapped-with", seat=0, slot=1, other_seat=1, other_slot=2).endswith("slot 2 of Ben")


def test_cards_that_are_added_up_are_named_one_by_one() -> None:
    scored = Message("smoki-event-scored", {"seat": 0, "points": 13, "sum": "K -2 G / 0 7 O=-2"})
    own = "Raven Ring, −2, Raven Nest / 0, 7, Water Reflection=−2"
    assert ANN.message(scored) == f"Ann: 13 points this round ({own})"
    ours = "Kruczy krąg, −2, Krucze gniazdo / 0, 7, Odbicie w wodzie=−2"
    assert OLA.message(scored) == f"Ola: 13 punktów w tej rundzie ({ours})"


def test_a_seat_without_a_name_has_a_number() -> None:
    assert Words("pl", "smoki").player(1) == "Gracz 2"


def test_a_secret_is_told_to_its_audience_only() -> None:
    event = Event("smoki-event-drew", {"seat": 0, "card": "K"}, secret=("card",), audience=(0,), reveals=True)
    assert "Raven Ring" in ANN.event(event, 0)
    for other in (1, None):
        assert ANN.event(event, other) == "Ann draws from the hidden pile"


def test_options_have_help() -> None:
    assert OLA.attribute("smoki-option-open-piles", "help").startswith("Ile stosów")


@pytest.mark.parametrize(
    ("game", "name", "value", "told"),
    [
        ("smoki", "scoring", "rounds", "kilka rund"),
        ("smoki", "raven_attack", True, "tak"),
        ("smoki", "starting_seat", 1, "Jan"),
        ("smoki", "points_limit", 40, "40"),
        ("dragon_castle", "layout", "four-seasons", "Cztery pory roku"),
        ("dragon_castle", "layout", "333/333", "własny plik"),
        ("dragon_castle", "layout", "basic", "Zamek podstawowy"),
        ("dragon_castle", "spirits", "all", "wszystkie"),
        ("dragon_castle", "spirits", "wind,change", "Duch Wiatru, Duch Zmiany"),
        ("dragon_castle", "dragons", "beginner", "1 losowa łatwa"),
        ("dragon_castle", "dragons", "beginner:2", "2 losowe łatwe"),
        ("dragon_castle", "spirits", "3", "3 losowe"),
        ("dragon_castle", "spirits", "0", "żadne"),
        ("dragon_castle", "starting_seat", None, "losowo"),
        ("simurgh", "scout_refill", "end_of_turn", "na końcu tury"),
        ("wyrmspan", "guild", "plains", "Gildia równinna"),
        ("wyrmspan", "guild", None, "losowy"),
        ("wyrmspan", "dragons", "", "jak w pudełku"),
        ("wyrmspan", "caves", "number,effect\n12,x\n", "własny plik"),
    ],
)
def test_options_are_told_in_words(game: str, name: str, value: object, told: str) -> None:
    option = next(each for each in dh.game(game).describe_options() if each.name == name)
    assert Words("pl", game, ["Ola", "Jan"], strict=True).option_value(option, value) == told


def test_an_option_has_a_name() -> None:
    assert OLA.option("open_piles") == "Stosy odkryte"
    assert Words("pl", "unknown_game").option("odd_one") == "odd_one"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", dh.game_names())
def test_every_bot_says_how_it_plays(game: str, language: str) -> None:
    words = Words(language, game, strict=True)
    levels = bots.levels()
    said = [words.say(f"bot-{name}-about") for name in levels]
    assert len({*said}) == len(levels)
    assert not any(any(sign.isdigit() for sign in each) for each in said), "not every level is on offer everywhere"
    for name in bots.bots(dh.game(game))[len(levels) :]:
        assert "Adept" in words.say(f"{game}-bot-{name}-about")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_is_quoted_as_it_was_written(language: str) -> None:
    words = Words(language, "smoki", strict=True)
    assert words.has("smoki-action-skip"), "it could be put into words"
    reason = Message("smoki-why-ring")
    quoted = {"en": "“skip”", "pl": "„skip”"}[language]
    assert quoted in words.error(IllegalAction("skip", reason))
    assert quoted in words.say("hall-why", action="skip", reason="")


def test_a_refusal_gives_the_reason_in_the_language() -> None:
    refused = IllegalAction("discard 0", Message("smoki-why-ring"))
    reason = "Kruczy krąg zawsze trzeba dołożyć do swojego snu"
    assert OLA.error(refused) == f"ruch „discard 0” jest teraz niemożliwy ({reason})"


def test_missing_words_are_noticed_when_asked() -> None:
    with pytest.raises(MissingWords):
        ANN.say("smoki-event-danced")
    with pytest.raises(MissingWords):
        ANN.say("smoki-event-placed", seat=0)
    with pytest.raises(MissingWords):
        ANN.attribute("smoki-name", "help")


def test_missing_words_never_stop_a_game() -> None:
    assert Words("pl", "unknown_game").say("unknown_game-event-x", seat=0) == "unknown_game-event-x seat=Gracz 1"
    assert Words("pl", None).say("nothing-like-it") == "nothing-like-it"


def every_error() -> list[type[HallError]]:
    modules = (errors, position_errors, features_registry, research_errors, session_errors, cli_errors)
    found = {value for module in modules for value in vars(module).values() if isinstance(value, type)}
    return sorted(
        (kind for kind in found | {UnknownBot} if issubclass(kind, HallError)),
        key=lambda kind: kind.__name__,
    )


@pytest.mark.parametrize("kind", every_error())
def test_english_errors_are_the_same_in_python_and_in_the_catalogue(kind: type[HallError]) -> None:
    fields = ftl.variables("en", "hall", kind.id)
    if kind is IllegalAction:
        error: HallError = IllegalAction("x", Message("reason"))
    elif kind is RefusedLine:
        error = RefusedLine(7, 7, errors.UnknownGame(name="7", known="7"))
    else:
        error = kind(**dict.fromkeys(fields, "7"))
    assert Words("en").error(error) == str(error)
    assert ftl.variables("pl", "hall", kind.id) == fields


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_no_state_of_the_server(language: str) -> None:
    said = {Words(language).error(NotNow(status=status)) for status in get_args(Status)}
    assert len(said) == 4
    assert all(status not in text.split() for text in said for status in ("gathering", "playing"))


def test_an_error_reads_well_in_polish() -> None:
    error = UnknownGame(name="szachy", known="smoki")
    assert Words("pl").error(error) == "żadna gra nie nazywa się „szachy”; w sali są: smoki"


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize(("language", "folder"), [("en", "docs/rules"), ("pl", "docs/rules/pl")])
def test_the_numbered_rules_are_where_the_help_says(game: str, language: str, folder: str) -> None:
    page = f"{folder}/{game}.md"
    assert f" {page} " in Words(language, game, strict=True).say("hall-rules-more", game=game)
    assert (Path(__file__).parents[2] / page).is_file()
