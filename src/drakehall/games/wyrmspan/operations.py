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
from drakehall.games.wyrmspan.frames import OP
from drakehall.games.wyrmspan.invariants_frame import Frame

if TYPE_CHECKING:
    from drakehall.games.wyrmspan.rules import Wyrmspan


def no_answer(s: "Wyrmspan", action: int) -> None:
    """A frame that asks for nothing takes no answer."""
    raise ValueError(f"{OPERATIONS[s.stack[OP]].name} asks nothing")


def never(s: "Wyrmspan", frame: Frame) -> bool:
    """A frame that asks nothing and sets off nothing is never found pending; stages of the game are checked apart."""
    return False


def over(s: "Wyrmspan") -> list[int]:
    """OVER: there are no more decisions."""
    return []


@dataclass(frozen=True, slots=True)
class Operation:
    """A kind of frame."""

    name: str
    run: Callable[["Wyrmspan"], list[int] | None]
    """Advances the frame: it changes the stack (None), or asks and returns the legal actions."""
    answer: Callable[["Wyrmspan", int], None] = no_answer
    """Takes the answer to its question."""
    effect: type[fx.Term] | None = None
    """The effect that such a frame carries out, if it is one of a card."""
    phase: str = ""
    """The phase in which its question is asked, if it does not go by its name."""
    possible: Callable[["Wyrmspan", Frame], bool] = never
    """Whether its registers can be as found in a save."""
    sets_off: Callable[["Wyrmspan", Frame, Frame], bool] = causes.nothing
    """Whether it can have put a frame on the stack."""


OPERATIONS: Final = (
    Operation("setup", rounds.setup, answer=rounds.answer_setup),
    Operation("turn", rounds.turn, answer=rounds.answer_turn, sets_off=causes.from_turn),
    Operation("round", rounds.round_abilities, answer=rounds.answer_round, phase="lines", sets_off=causes.from_round),
    Operation("final", rounds.final, answer=rounds.answer_final, phase="lines", sets_off=causes.from_final),
    Operation("income", rounds.income, sets_off=causes.from_income),
    Operation("explore", actions.explore, possible=registers.explore, sets_off=causes.from_explore),
    Operation(
        "entice",
        actions.entice,
        answer=actions.answer_entice,
        effect=fx.Play,
        possible=registers.entice,
        sets_off=causes.from_entice,
    ),
    Operation(
        "excavate",
        actions.excavate,
        answer=actions.answer_excavate,
        effect=fx.Excavate,
        possible=registers.excavate,
        sets_off=causes.from_excavate,
    ),
    Operation("pay", payment.pay, answer=payment.answer_pay, possible=registers.pay),
    Operation("seq", abilities.seq, possible=registers.seq, sets_off=causes.from_seq),
    Operation("opponents", abilities.opponents, possible=registers.seq, sets_off=causes.from_opponents),
    Operation("upto", abilities.upto, possible=registers.upto, sets_off=causes.from_upto),
    Operation("convert", payment.convert, possible=registers.convert, sets_off=causes.from_convert),
    Operation(
        "bundle",
        abilities.bundle,
        answer=abilities.answer_bundle,
        possible=registers.bundle,
        sets_off=causes.from_parts,
    ),
    Operation(
        "choose",
        abilities.choose,
        answer=abilities.answer_choose,
        effect=fx.Choose,
        possible=registers.choose,
        sets_off=causes.from_parts,
    ),
    Operation("gain", benefits.gain, answer=benefits.answer_gain, effect=fx.Gain, possible=registers.gain),
    Operation("draw", benefits.draw, answer=benefits.answer_draw, effect=fx.Draw, possible=registers.draw_or_lay),
    Operation(
        "guild",
        guild.steps,
        answer=benefits.answer_use,
        effect=fx.Guild,
        phase="use",
        possible=registers.guild,
        sets_off=causes.from_guild,
    ),
    Operation("brown", guild.brown, answer=guild.answer_brown, possible=registers.brown, sets_off=causes.from_brown),
    Operation("egg", benefits.egg, answer=benefits.answer_egg, effect=fx.Egg, possible=registers.draw_or_lay),
    Operation(
        "egg_each",
        benefits.egg_each,
        answer=benefits.answer_use,
        effect=fx.EggEach,
        phase="use",
        possible=registers.declinable,
    ),
    Operation(
        "cache",
        cache_and_tuck.cache,
        answer=cache_and_tuck.answer_cache,
        effect=fx.Cache,
        possible=registers.cache,
        sets_off=causes.is_fed,
    ),
    Operation(
        "tuck",
        cache_and_tuck.tuck_cards,
        answer=cache_and_tuck.answer_tuck,
        effect=fx.Tuck,
        possible=registers.tuck,
        sets_off=causes.is_fed,
    ),
    Operation(
        "tuck_each",
        cache_and_tuck.tuck_each,
        answer=benefits.answer_use,
        effect=fx.TuckEach,
        phase="use",
        possible=registers.tuck_each,
        sets_off=causes.is_fed,
    ),
    Operation(
        "activate",
        abilities.activate,
        answer=abilities.answer_activate,
        effect=fx.Activate,
        phase="mat",
        possible=registers.used_once,
        sets_off=causes.from_activate,
    ),
    Operation(
        "mat",
        abilities.mat,
        answer=abilities.answer_mat,
        effect=fx.UseMat,
        phase="mat",
        possible=registers.used_once,
        sets_off=causes.from_mat,
    ),
    Operation(
        "swap",
        cache_and_tuck.swap,
        answer=cache_and_tuck.answer_swap,
        effect=fx.Swap,
        phase="mat",
        possible=registers.asked_once,
    ),
    Operation(
        "pick", benefits.pick, answer=benefits.answer_pick, effect=fx.Pick, phase="gain", possible=registers.asked_once
    ),
    Operation(
        "reveal",
        cache_and_tuck.reveal,
        answer=benefits.answer_use,
        effect=fx.Reveal,
        phase="use",
        possible=registers.declinable,
    ),
    Operation("take", cache_and_tuck.take_revealed, effect=fx.Take),
    Operation("discard", cache_and_tuck.discard_revealed, effect=fx.Discard),
    Operation(
        "split",
        cache_and_tuck.split,
        answer=cache_and_tuck.answer_split,
        effect=fx.Split,
        possible=registers.split,
        sets_off=causes.is_fed,
    ),
    Operation("points", abilities.points, effect=fx.Points),
    Operation("over", over),
)
OP_OF: Final = {each.effect: op for op, each in enumerate(OPERATIONS) if each.effect is not None}
"""The kinds of frames that carry out effects."""
