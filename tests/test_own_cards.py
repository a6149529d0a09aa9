"""An owner's cards: a game with tables of changed names and effects speaks of them everywhere, in both languages."""

import csv
import io
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

import drakehall as dh
from drakehall.bots import analysis
from drakehall.games.wyrmspan import cards
from drakehall.kernel.chance import Chance
from drakehall.kernel.options import chosen
from drakehall.session import Player, Session
from drakehall.terminal.narrator import Narrator
from drakehall.text import LANGUAGES
from drakehall.text.names import words_of
from drakehall.wire.frames import Refused
from tests.server.house import deciding, house, open_house, play, table_for_two

OWN = {"en": ("Own Dragon", "Own Cave"), "pl": ("Własny Smok", "Własna Jaskinia")}
WHEN_PLAYED = {"en": "When played: take 7 gold.", "pl": "Gdy zagrywasz: weź 7 żetonów złota."}
"""What every grown dragon of the owner's table does, and no printed one."""


@cache
def dragon_table() -> str:
    """All dragons by other names, at one point each and for nothing, with effects of their own."""
    rows: list[list[object]] = []
    for dragon in cards.dragons():
        names = [f"{OWN[language][0]} {dragon.number}" for language in LANGUAGES]
        effect = "activated: gain(milk,7)" if dragon.size == "hatchling" else "played: gain(gold,7)"
        homes = "crimson golden amethyst"
        rows.append([dragon.number, *names, 1, dragon.size, dragon.trait, dragon.nests, *[0] * 6, homes, effect])
    return written(cards.DRAGON_COLUMNS, rows)


@cache
def cave_table() -> str:
    rows = [
        [cave.number, *(f"{OWN[language][1]} {cave.number}" for language in LANGUAGES), "played: gain(meat,7)"]
        for cave in cards.caves()
    ]
    return written(cards.CAVE_COLUMNS, rows)


def written(columns: tuple[str, ...], rows: list[list[object]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([columns, *rows])
    return text.getvalue()


@cache
def played() -> Session:
    """A game with the owner's tables: some rounds of it, and a person to move."""
    options = {"dragons": dragon_table(), "caves": cave_table(), "guild": "plains"}
    session = Session(dh.game("wyrmspan"), 2, 4, options, [Player("Ola"), Player("Jan", "random")])
    dice = Chance(1)
    while session.state.seat is not None and len(session.log) < 160:
        legal = session.state.legal()
        session.play(session.state.seat, legal[dice.below(len(legal))])
    return session


def printed(language: str) -> list[str]:
    """The names on the dragons of the box; those of cave cards say what they do, as other sentences may."""
    return [dragon.names[language] for dragon in cards.dragons()]


def told(language: str) -> tuple[Narrator, Console]:
    console = Console(width=400, record=True, file=io.StringIO())
    return Narrator(console, words_of(language, played())), console


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_the_owners_cards(language: str) -> None:
    words = words_of(language, played())
    dragon, cave = OWN[language]
    named = 0
    for step in played().steps:
        for event in step.events:
            line = words.event(event, 0)
            assert not [name for name in printed(language) if name in line], line
            seen = event.seen_by(0).args
            for argument, name in (("dragon", dragon), ("card", cave)):
                if argument in seen:
                    named += 1
                    assert f"{name} {seen[argument]}" in line
    assert named > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_the_owners_cards(language: str) -> None:
    session, (narrator, console) = played(), told(language)
    assert session.state.seat is not None
    narrator.board(session, session.state.seat)
    narrator.choices(session, session.state.seat)
    text = console.export_text()
    assert OWN[language][0] in text
    assert WHEN_PLAYED[language] in text
    assert not [name for name in printed(language) if name in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_name_the_owners_cards(language: str) -> None:
    session = Session(dh.game("wyrmspan"), 2, 4, chosen(played().options), played().players)
    seat = session.state.seat
    assert seat is not None
    narrator = Narrator(Console(file=io.StringIO()), words_of(language, session))
    advised = analysis.hints(session.game, session.state.sample(seat, Chance(1)), seat, 1, iterations=30)
    lines = [narrator.action(session, seat, hint.action) for hint in advised]
    assert lines
    assert all(any(own in line for own in OWN[language]) for line in lines), lines  # at first, cards are discarded


def test_over_http_everything_is_said_of_the_owners_cards(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            open_house(tmp_path) as hall,
            table_for_two(hall, "wyrmspan", dragons=dragon_table(), caves=cave_table()) as seats,
        ):
            table = hall.hall.tables[0].row.id
            async with hall.guest() as guest:
                for language in LANGUAGES:
                    faces = (await guest.cards(table, language)).faces
                    grown = next(face for face in faces.values() if "small" in face.kinds.get("size", []))
                    assert grown.name.startswith(OWN[language][0])
                    assert grown.text == WHEN_PLAYED[language]
                    assert [(mark.icon, mark.count) for mark in grown.lines[0].marks] == [("gold", "7")]
                    assert (grown.cost, grown.numbers["vp"]) == ({}, 1)
                    assert not {face.name for face in faces.values()} & set(printed(language))
            for _ in range(10):  # both discard two cards and take three resources
                await play(seats)
            mover = seats[await deciding(seats)]
            held = [choice.name for choice in mover.position.legal] if mover.position else []
            action = next(name for name in (f"entice {number}" for number in range(1, 99)) if name not in held)
            await mover.act(action)
            while not isinstance(frame := await mover.receive(), Refused):
                pass
            assert f"{OWN['en'][0]} {action.split()[1]}" in frame.problem.text

    house(main())
