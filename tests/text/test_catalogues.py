"""No message is missing and none is left over, in either language."""

from functools import cache
from string import Formatter

import pytest

import drakehall as dh
from drakehall.kernel.events import Message
from drakehall.text import LANGUAGES, Words, catalogues
from drakehall.text.cards import registry
from tests.text import catalogue, ftl

GAMES = dh.game_names()
PLAYED = 140


@cache
def heard(name: str) -> list[Message]:
    return catalogue.heard(dh.game(name), PLAYED)


@pytest.mark.parametrize("name", catalogue.NAMES)
def test_both_languages_have_the_same_messages(name: str) -> None:
    english, polish = (catalogue.ids(language, name) for language in LANGUAGES)
    assert len(set(english)) == len(english), "a message is defined twice"
    spoken = {id_ for id_ in catalogue.said_by_errors() if id_.startswith(f"{name}-")}
    assert {*english, *spoken} == set(polish)
    assert [id_ for id_ in polish if id_ not in spoken] == [id_ for id_ in english if id_ not in spoken]


def test_the_english_of_a_refusal_stands_once() -> None:
    """The catalogue has it only where it depends on an argument, or where the page says it, too."""
    assert {*catalogue.ids("en", "server")} & {*catalogue.said_by_errors()} == {"server-not-now", "server-hints-off"}
    for id_, english in catalogue.said_by_errors().items():
        fields = {field for _, field, _, _ in Formatter().parse(english) if field}
        assert {*ftl.variables("pl", "server", id_)} == fields


@pytest.mark.parametrize("name", catalogue.NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_sound(language: str, name: str) -> None:
    text = catalogues.source(language, name)
    assert text is not None
    assert ftl.faults(text) == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_heard_in_play_has_words(language: str, name: str) -> None:
    words = Words(language, name, ["Ola", "Jan", "Ewa", "Leon", "Zoja"], strict=True)
    for message in heard(name):
        text = words.message(message)
        assert text.strip()
        assert "{" not in text


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_declared_has_words(language: str, name: str) -> None:
    messages = set(catalogue.ids(language, name))
    cards = {f"{name}-{id_}" for id_ in registry.labels(name, None, language)}
    assert catalogue.declared(dh.game(name)) <= messages | cards
    assert not messages & cards, "what a card is called stands in its row alone"


@pytest.mark.parametrize("name", catalogue.NAMES)
def test_everything_written_in_the_source_has_words(name: str) -> None:
    beginning = ("error-", "why-", "hall-") if name == "hall" else (f"{name}-",)
    wanted = {id_ for id_ in catalogue.written() if id_.startswith(beginning) and not id_.endswith("-")}
    known = {id_ for file in {name, "hall", "server"} & set(catalogue.NAMES) for id_ in catalogue.ids("en", file)}
    assert wanted - known - {*catalogue.said_by_errors()} == set()


@pytest.mark.parametrize("name", catalogue.NAMES)
def test_no_message_is_left_over(name: str) -> None:
    used = catalogue.written() | ftl.references(catalogues.source("en", name) or "")
    domains: set[str] = set()
    if name in GAMES:
        game = dh.game(name)
        used |= catalogue.declared(game) | catalogue.left_open(game) | {message.id for message in heard(name)}
        for message in heard(name):
            labels = [arg.rpartition("_")[2] for arg, value in message.args.items() if isinstance(value, str)]
            domains |= {f"{name}-{domain}-" for domain in labels}
    used |= {f"{id_}-unseen" for id_ in used}
    # Completed by a value at run time: which values there are only the game knows.
    open_ended = tuple(catalogue.families() | domains | {f"{name}-help-", f"{name}-bot-", "bot-"})
    kept = tuple(prefix for prefix in open_ended if not prefix.startswith((f"{name}-why-", f"{name}-prompt-")))
    assert [id_ for id_ in catalogue.ids("en", name) if id_ not in used and not id_.startswith(kept)] == []


@pytest.mark.parametrize("name", catalogue.NAMES)
def test_polish_counts_have_all_their_forms(name: str) -> None:
    text = catalogues.source("pl", name)
    assert text is not None
    assert ftl.incomplete_plurals(text, ("one", "few", "many", "other")) == []
