"""What a seat is asked, and what asks it: a dragon, a cave card, or what is printed on mat, track and tile."""

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from drakehall.games.wyrmspan.actions import NAME_CAVE, NAME_DRAGON
from drakehall.games.wyrmspan.effects import CAVES
from drakehall.games.wyrmspan.frames import (
    CAVE_CARD,
    MAT_SPACES,
    NONE,
    OP_BROWN,
    OP_ENTICE,
    OP_EXCAVATE,
    OP_EXPLORE,
    OP_GUILD,
    OP_INCOME,
    OP_MAT,
    OP_PAY,
    OP_PICK,
    OP_SETUP,
    OP_TURN,
    ROW,
    TRACK,
)
from drakehall.games.wyrmspan.operations import OPERATIONS
from drakehall.games.wyrmspan.rounds import ENDING
from drakehall.games.wyrmspan.tiles import COVER_COST, GUILDS
from drakehall.games.wyrmspan.vocabulary import FIELDS, LAY, NESTS, PLACES, USE
from drakehall.kernel.events import Message, Value
from drakehall.kernel.question import Question

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

BY_VERB: Final = {
    ("entice", "into"): "wyrmspan-ask-into",
    ("entice", "cover"): "wyrmspan-ask-cover",
    ("entice", "waive"): "wyrmspan-ask-waive",
    ("excavate", "into"): "wyrmspan-ask-dig",
    ("pay", "pay_egg"): "wyrmspan-ask-pay-egg",
    ("tuck", "under"): "wyrmspan-ask-under",
    ("mat", "strip"): "wyrmspan-ask-strip",
    ("mat", "swap"): "wyrmspan-ask-swap",
    ("mat", "activate"): "wyrmspan-ask-activate",
}
"""Phases in which different things are asked, told apart by what may be answered."""
UNSAID: Final = Message("")
"""The prompt of a question that is not asked: only its source is wanted."""
COUNTED: Final = ("gain", "draw", "egg", "cache", "tuck")
"""Phases whose question may be asked several times: the prompt says how often."""


def question(s: "Wyrmspan", seat: int | None) -> Question:
    """Return what the deciding seat is asked; others do not learn what it could answer."""
    mine = seat is not None and seat == s.seat
    prompt = Message(prompt_of(s) if mine else f"wyrmspan-prompt-{phase(s)}", numbers(s))
    return about_card(s, prompt) or about_printed(s, prompt) or Question(prompt)


def phase(s: "Wyrmspan") -> str:
    """Return what is being decided, without anything hidden."""
    frame = s.frames[-1]
    if frame.op == OP_SETUP:
        return "setup-cards" if len(s.sealed[frame.seat]) < 2 else "setup-resources"
    if frame.op == OP_TURN and frame.progress == ENDING:
        return "limits"
    return OPERATIONS[frame.op].phase or OPERATIONS[frame.op].name


def asked(s: "Wyrmspan") -> str:
    """Return the question as the deciding seat is asked it: if something can only be used or left, it is asked so."""
    if USE not in s.choices:
        return phase(s)
    return "cost" if s.frames[-1].op == OP_PAY else "use"


def prompt_of(s: "Wyrmspan") -> str:
    """Choose the prompt by the phase and by what may be answered."""
    now = asked(s)
    if now == "egg":
        return "wyrmspan-ask-nest" if LAY + len(NESTS) - 1 in s.choices else "wyrmspan-ask-dragon-nest"
    verbs = {s.actions.verb(action).name for action in s.choices}
    for (during, verb), found in BY_VERB.items():
        if during == now and verb in verbs:
            return found
    return f"wyrmspan-prompt-{now}"


def numbers(s: "Wyrmspan") -> dict[str, Value]:
    """Count how much is still to be chosen."""
    frame = s.frames[-1]
    if frame.op == OP_SETUP:
        sealed = len(s.sealed[frame.seat])
        return {"left": 2 - sealed if sealed < 2 else 5 - sealed}  # WYR-3.8
    if phase(s) not in COUNTED:
        return {}
    return {"left": max(1, frame.left) if frame.op != OP_PICK else 1}


def cause(s: "Wyrmspan") -> Message | None:
    """Return the card whose ability is carried out, or what is printed there; None: an action by itself."""
    if not s.frames:
        return None
    top = s.frames[-1]
    if top.card == NONE:
        printed = about_printed(s, UNSAID)
        source = printed.source if printed else None
        on_mat = source is not None and source.id == "wyrmspan-source-strip"  # whose mat it is depends on the reader
        return Message("wyrmspan-cause-strip", source.args) if source and on_mat else source
    if top.card >= CAVE_CARD:
        return Message("wyrmspan-source-card")
    return Message("wyrmspan-source-dragon", {"dragon": s.compiled.dragon_labels[top.card]})


def about_card(s: "Wyrmspan", prompt: Message) -> Question | None:
    """Return the dragon or cave card whose ability is used, or that is being placed."""
    top = s.frames[-1]
    below = s.frames[-2] if top.op == OP_PAY and len(s.frames) > 1 else top
    if below.op == OP_ENTICE and below.progress != NAME_DRAGON:
        comes = (f"place-{PLACES[below.place]}",) if below.place >= 0 else ()
        return about_dragon(s, prompt, below.held, "wyrmspan-source-entice", comes)
    if below.op == OP_EXCAVATE and below.progress != NAME_CAVE:
        dug = (f"cave-{CAVES[below.cave]}",) if below.cave >= 0 else ()
        return about_cave(s, prompt, below.held, "wyrmspan-source-excavate", dug)
    if top.card >= CAVE_CARD:
        return about_cave(s, prompt, top.card - CAVE_CARD, "wyrmspan-source-card")
    return about_dragon(s, prompt, top.card, "wyrmspan-source-dragon") if top.card >= 0 else None


def about_dragon(s: "Wyrmspan", prompt: Message, dragon: int, message: str, comes: tuple[str, ...] = ()) -> Question:
    """Return a dragon, and where it lies or where it comes to."""
    label = s.compiled.dragon_labels[dragon]
    return about_lying(
        s, Question(prompt, Message(message, {"dragon": label}), f"dragon-{label}", comes), s.dragons, dragon
    )


def about_cave(s: "Wyrmspan", prompt: Message, card: int, message: str, dug: tuple[str, ...] = ()) -> Question:
    """Return a cave card, and where it lies, or what it excavates."""
    face = f"card-{s.compiled.cave_labels[card]}"
    return about_lying(s, Question(prompt, Message(message), face, dug), s.caves, card)


def about_lying(s: "Wyrmspan", asked: Question, cards: list[int], card: int) -> Question:
    """Return where a card lies that asks: on the deciding seat's mat, or of an opponent whose ability is shared."""
    source = asked.source
    assert source is not None
    if card not in cards:
        return replace(asked, targets=(*asked.targets, asked.face))
    owner, place = divmod(cards.index(card), MAT_SPACES)
    if owner == s.frames[-1].seat:
        return replace(asked, targets=(f"place-{PLACES[place]}", asked.face))
    shared = Message(f"{source.id}-shared", {**source.args, "seat": owner})
    return replace(asked, source=shared, targets=(f"seat-{owner}-place-{PLACES[place]}", asked.face))


def about_printed(s: "Wyrmspan", prompt: Message) -> Question | None:
    """Return what is printed on mat, track or tile and being used; None if the question is about nothing printed."""
    for below, frame in reversed([*pairwise(s.frames)]):
        if frame.card != NONE:
            return None
        if below.op == OP_INCOME:
            return Question(prompt, Message("wyrmspan-source-income"), "income", ("coin",))
        if below.op == OP_EXPLORE and frame.op == OP_PAY:
            walked, eggs = CAVES[below.walk], s.compiled.pay_eggs.index(frame.effect) + 1
            source = Message("wyrmspan-source-explore", {"cave": walked})
            return Question(prompt, source, f"walk-{eggs + 1}", (f"cave-{walked}",))
        if below.op == OP_GUILD:
            space = s.stock[frame.seat * ROW + TRACK]
            source = Message("wyrmspan-source-track", {"space": space})
            return Question(prompt, source, f"space-{space}", ("guild",))
        if below.op in (OP_EXPLORE, OP_MAT):
            for cave, strip in enumerate(s.compiled.strips):
                if frame.effect in strip:
                    source = Message("wyrmspan-source-strip", {"cave": CAVES[cave]})
                    face = f"strip-{CAVES[cave]}-{strip.index(frame.effect)}"
                    return Question(prompt, source, face, (f"cave-{CAVES[cave]}",))
        if below.op == OP_BROWN:
            field = s.compiled.bonuses[s.tile].index(frame.effect)
            source = Message("wyrmspan-source-bonus", {"field": FIELDS[field]})
            return Question(prompt, source, f"bonus-{GUILDS[s.tile].name}-{field + 1}", (f"field-{FIELDS[field]}",))
        if below.op == OP_EXCAVATE and frame.effect == s.compiled.cover:
            covered = (f"cave-{CAVES[below.cave]}", f"place-{PLACES[below.cave * 4 + 3]}")
            return Question(prompt, Message("wyrmspan-source-cover", {"count": COVER_COST}), "cover", covered)
    return None
