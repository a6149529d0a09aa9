"""All kinds of frames: what carries them out, what takes an answer, and what they can leave pending.

A saved stack holds the number of a kind, so a new kind comes last.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from drakehall.games.wyrmspan import abilities, actions, benefits, cache_and_tuck, guild, payment, rounds
from drakehall.games.wyrmspan import effects as fx
from drakehall.games.wyrmspan import invariants_causes as causes
from drakehall.games.wyrmspan import invariants_registers as registers
from drakehall.games.wyrmspan.frames import (
    OP_BROWN,
    OP_BUNDLE,
    OP_CHOOSE,
    OP_CONVERT,
    OP_DISCARD,
    OP_DRAW,
    OP_EGG,
    OP_ENTICE,
    OP_EXCAVATE,
    OP_EXPLORE,
    OP_FINAL,
    OP_GAIN,
    OP_GUILD,
    OP_INCOME,
    OP_MAT,
    OP_OPPONENTS,
    OP_OVER,
    OP_PAY,
    OP_PICK,
    OP_REVEAL,
    OP_ROUND,
    OP_SEQ,
    OP_SETUP,
    OP_SPLIT,
    OP_TAKE,
    OP_TUCK,
    OP_TUCK_EACH,
    OP_TURN,
    OP_UPTO,
    Frame,
)
from drakehall.games.wyrmspan.invariants_frame import Pending

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan

# Kinds of frames that only this module names; a new one is added here, with the next number.
OP_EGG_EACH: Final = 20
OP_CACHE: Final = 21
OP_ACTIVATE: Final = 24
OP_SWAP: Final = 26
OP_POINTS: Final = 32


def never(s: "Wyrmspan", frame: Pending) -> bool:
    """A frame that asks nothing and sets off nothing is never found pending; stages of the game are checked apart."""
    return False


@dataclass(frozen=True, slots=True)
class Operation:
    """A kind of frame."""

    name: str
    effect: type[fx.Term] | None = None
    """The effect that such a frame carries out, if it is one of a card."""
    phase: str = ""
    """The phase in which its question is asked, if it does not go by its name."""
    possible: Callable[["Wyrmspan", Pending], bool] = never
    """Whether its registers can be as found in a save."""
    sets_off: Callable[["Wyrmspan", Pending, Pending], bool] = causes.nothing
    """Whether it can have put a frame on the stack."""


OPERATIONS: Final = (
    Operation("setup"),
    Operation("turn", sets_off=causes.from_turn),
    Operation("round", phase="lines", sets_off=causes.from_round),
    Operation("final", phase="lines", sets_off=causes.from_final),
    Operation("income", sets_off=causes.from_income),
    Operation("explore", possible=registers.explore, sets_off=causes.from_explore),
    Operation("entice", effect=fx.Play, possible=registers.entice, sets_off=causes.from_entice),
    Operation("excavate", effect=fx.Excavate, possible=registers.excavate, sets_off=causes.from_excavate),
    Operation("pay", possible=registers.pay),
    Operation("seq", possible=registers.seq, sets_off=causes.from_seq),
    Operation("opponents", possible=registers.seq, sets_off=causes.from_opponents),
    Operation("upto", possible=registers.upto, sets_off=causes.from_upto),
    Operation("convert", possible=registers.convert, sets_off=causes.from_convert),
    Operation("bundle", possible=registers.bundle, sets_off=causes.from_parts),
    Operation("choose", effect=fx.Choose, possible=registers.choose, sets_off=causes.from_parts),
    Operation("gain", effect=fx.Gain, possible=registers.gain),
    Operation("draw", effect=fx.Draw, possible=registers.draw_or_lay),
    Operation("guild", effect=fx.GuildSteps, phase="use", possible=registers.guild, sets_off=causes.from_guild),
    Operation("brown", possible=registers.brown, sets_off=causes.from_brown),
    Operation("egg", effect=fx.Egg, possible=registers.draw_or_lay),
    Operation("egg_each", effect=fx.EggEach, phase="use", possible=registers.declinable),
    Operation("cache", effect=fx.Cache, possible=registers.cache, sets_off=causes.is_fed),
    Operation("tuck", effect=fx.Tuck, possible=registers.tuck, sets_off=causes.is_fed),
    Operation("tuck_each", effect=fx.TuckEach, phase="use", possible=registers.tuck_each, sets_off=causes.is_fed),
    Operation("activate", effect=fx.Activate, phase="mat", possible=registers.used_once, sets_off=causes.from_activate),
    Operation("mat", effect=fx.UseMat, phase="mat", possible=registers.used_once, sets_off=causes.from_mat),
    Operation("swap", effect=fx.Swap, phase="mat", possible=registers.asked_once),
    Operation("pick", effect=fx.Pick, phase="gain", possible=registers.asked_once),
    Operation("reveal", effect=fx.Reveal, phase="use", possible=registers.declinable),
    Operation("take", effect=fx.Take),
    Operation("discard", effect=fx.Discard),
    Operation("split", effect=fx.Split, possible=registers.split, sets_off=causes.is_fed),
    Operation("points", effect=fx.Points),
    Operation("over"),
)
OP_OF: Final = {each.effect: op for op, each in enumerate(OPERATIONS) if each.effect is not None}
"""The kinds of frames that carry out effects."""


# --- What carries them out ------------------------------------------------------------------------------------------

# Every kind has a place in `advance`, and in `answer` if it asks: chains of comparisons, the commonest kinds first,
# because a call through a table of functions costs ten times as much once it is compiled.


def advance(s: "Wyrmspan", frame: Frame) -> list[int] | None:
    """Carry out the top frame: it changes the stack (None), or asks and returns the legal actions."""
    op = frame.op
    if op == OP_SEQ:
        abilities.seq(s, frame)
    elif op == OP_TURN:
        return rounds.turn(s, frame)
    elif op == OP_EXPLORE:
        actions.explore(s, frame)
    elif op == OP_EXCAVATE:
        return actions.excavate(s, frame)
    elif op == OP_ENTICE:
        return actions.entice(s, frame)
    elif op == OP_GAIN:
        return benefits.gain(s, frame)
    elif op == OP_EGG:
        return benefits.egg(s, frame)
    elif op == OP_PAY:
        return payment.pay(s, frame)
    elif op == OP_BUNDLE:
        return abilities.bundle(s, frame)
    elif op == OP_DRAW:
        return benefits.draw(s, frame)
    elif op == OP_CONVERT:
        return payment.convert(s, frame)
    elif op == OP_GUILD:
        return guild.steps(s, frame)
    elif op == OP_CACHE:
        return cache_and_tuck.cache(s, frame)
    elif op == OP_TUCK:
        return cache_and_tuck.tuck_cards(s, frame)
    elif op == OP_ROUND:
        return rounds.round_abilities(s, frame)
    elif op == OP_CHOOSE:
        return abilities.choose(s, frame)
    elif op == OP_UPTO:
        abilities.upto(s, frame)
    elif op == OP_BROWN:
        return guild.brown(s, frame)
    elif op == OP_INCOME:
        rounds.income(s, frame)
    elif op == OP_SETUP:
        return rounds.setup(s, frame)
    elif op == OP_OPPONENTS:
        abilities.opponents(s, frame)
    elif op == OP_EGG_EACH:
        return benefits.egg_each(s, frame)
    elif op == OP_TUCK_EACH:
        return cache_and_tuck.tuck_each(s, frame)
    elif op == OP_ACTIVATE:
        return abilities.activate(s, frame)
    elif op == OP_MAT:
        return abilities.mat(s, frame)
    elif op == OP_SWAP:
        return cache_and_tuck.swap(s, frame)
    elif op == OP_PICK:
        return benefits.pick(s, frame)
    elif op == OP_REVEAL:
        return cache_and_tuck.reveal(s, frame)
    elif op == OP_TAKE:
        cache_and_tuck.take_revealed(s, frame)
    elif op == OP_DISCARD:
        cache_and_tuck.discard_revealed(s, frame)
    elif op == OP_SPLIT:
        return cache_and_tuck.split(s, frame)
    elif op == OP_POINTS:
        abilities.points(s, frame)
    elif op == OP_FINAL:
        return rounds.final(s, frame)
    elif op == OP_OVER:
        return []  # there are no more decisions
    else:
        raise ValueError(f"there is no kind of frame {op}")
    return None


def answer(s: "Wyrmspan", frame: Frame, action: int) -> None:
    """Take the answer to the question of the top frame."""
    op = frame.op
    if op == OP_TURN:
        rounds.answer_turn(s, frame, action)
    elif op == OP_GAIN:
        benefits.answer_gain(s, frame, action)
    elif op == OP_DRAW:
        benefits.answer_draw(s, frame, action)
    elif op == OP_EGG:
        benefits.answer_egg(s, frame, action)
    elif op == OP_PAY:
        payment.answer_pay(s, frame, action)
    elif op == OP_BUNDLE:
        abilities.answer_bundle(s, frame, action)
    elif op == OP_EXCAVATE:
        actions.answer_excavate(s, frame, action)
    elif op == OP_ENTICE:
        actions.answer_entice(s, frame, action)
    elif op == OP_CACHE:
        cache_and_tuck.answer_cache(s, frame, action)
    elif op == OP_TUCK:
        cache_and_tuck.answer_tuck(s, frame, action)
    elif op == OP_GUILD:
        benefits.answer_use(s, frame, action)
    elif op == OP_BROWN:
        guild.answer_brown(s, frame, action)
    elif op == OP_CHOOSE:
        abilities.answer_choose(s, frame, action)
    elif op == OP_SETUP:
        rounds.answer_setup(s, frame, action)
    elif op in (OP_EGG_EACH, OP_TUCK_EACH):
        benefits.answer_use(s, frame, action)
    elif op == OP_ACTIVATE:
        abilities.answer_activate(s, frame, action)
    elif op == OP_MAT:
        abilities.answer_mat(s, frame, action)
    elif op == OP_SWAP:
        cache_and_tuck.answer_swap(s, frame, action)
    elif op == OP_PICK:
        benefits.answer_pick(s, frame, action)
    elif op == OP_REVEAL:
        benefits.answer_use(s, frame, action)
    elif op == OP_SPLIT:
        cache_and_tuck.answer_split(s, frame, action)
    elif op == OP_ROUND:
        rounds.answer_round(s, frame, action)
    elif op == OP_FINAL:
        rounds.answer_final(s, frame, action)
    else:
        raise ValueError(f"{OPERATIONS[op].name} asks nothing")
