"""A turn in few words."""

import drakehall as dh
from drakehall.kernel.events import Message
from drakehall.session import Session
from drakehall.text import Words
from drakehall.text.turns import summary

EXPLORES = Message("wyrmspan-event-explores", {"seat": 0, "cave": "crimson"})
SHOWN = Message("wyrmspan-event-shown-dragon", {"dragon": "12", "slot": 0})


def gained(seat: int, kind: str, count: int) -> Message:
    return Message("wyrmspan-event-gained", {"seat": seat, "kind": kind, "count": count})


def laid(nest: str) -> Message:
    return Message("wyrmspan-event-laid", {"seat": 0, "nest": nest})


def test_equal_gains_are_added_up_and_others_left_out() -> None:
    events = [EXPLORES, gained(0, "milk", 1), gained(0, "meat", 1), gained(1, "milk", 5), gained(0, "milk", 2), SHOWN]
    told = summary(Words("en", "wyrmspan", ["Ola", "Jan"]), 0, [*events, laid("crimson-1"), laid("mat")], 3)
    assert told == "Ola: explores the crimson cave · +3 milk · +1 meat · +2 eggs · +3 points"


def test_what_is_gained_is_told_after_the_last_deed_that_brought_some_of_it() -> None:
    events = [gained(0, "milk", 1), EXPLORES, gained(0, "milk", 2)]
    assert summary(Words("en", "wyrmspan", ["Ola"]), 0, events) == "Ola: explores the crimson cave · +3 milk"


def test_what_is_looked_at_is_counted() -> None:
    seen = [Message(f"simurgh-event-saw-{what}-unseen", {"seat": 0}) for what in ("objective", "dragon")]
    events = [*seen[:1] * 3, *seen[1:] * 5]
    assert summary(Words("en", "simurgh", ["Ola"]), 0, events) == "Ola: looks at 3 objectives · looks at 5 dragons"
    assert summary(Words("pl", "simurgh", ["Ola"]), 0, events) == "Ola: ogląda 3 cele · ogląda 5 smoków"


def test_a_turn_that_begins_with_what_a_card_does_names_the_card() -> None:
    cause = Message("wyrmspan-source-track", {"space": 4})
    words = Words("en", "wyrmspan", ["Ola"])
    assert summary(words, 0, [gained(0, "milk", 1)], 0, cause) == "Ola: Guild track, space 4: +1 milk"


def test_polish_counts_eggs_and_points_as_poles_do() -> None:
    words = Words("pl", "wyrmspan", ["Ola"])
    eggs = [laid("mat")]
    assert summary(words, 0, eggs, 1) == "Ola: +1 jajo · +1 punkt"
    assert summary(words, 0, eggs * 2, -2) == "Ola: +2 jaja · −2 punkty"
    assert summary(words, 0, eggs * 5, 5) == "Ola: +5 jaj · +5 punktów"


def test_a_turn_without_short_words_tells_what_happened_first() -> None:
    words = Words("en", "wyrmspan", ["Ola"])
    named = Message("wyrmspan-event-picked", {"seat": 0, "kind": "milk"})
    assert summary(words, 0, [named, SHOWN]) == "Ola: names milk"


def test_every_turn_of_a_game_is_one_line_and_its_points_add_up() -> None:
    for name in ("smoki", "dragon_castle", "simurgh", "wyrmspan"):
        table = Session(dh.game(name), 2, 3)
        began = table.state.lasting_scores()
        while table.state.seat is not None:
            legal = table.state.legal()
            table.play(table.state.seat, legal[len(table.log) * 7 % len(legal)])
        words = Words("en", name, ["Ola", "Jan"], options=table.options, strict=True)
        for step in table.steps:
            events = [event.seen_by(None) for event in step.events]
            assert not events or "\n" not in summary(words, step.move.seat, events)
        won = [now - then for then, now in zip(began, table.state.scores(), strict=True)]
        if table.state.in_points:
            assert [sum(step.gains.get(seat, 0) for step in table.steps) for seat in range(2)] == won
        assert len({step.turn for step in table.steps}) > 10
