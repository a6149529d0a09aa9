"""What is still to be done in Wyrmspan, as numbers: the frames of the stack, which name no hidden card."""

from typing import Final, final

from drakehall.features.layout import MOST, Plan, relative_seats
from drakehall.games.wyrmspan.cache_and_tuck import CARD_BITS
from drakehall.games.wyrmspan.effects import RESOURCES
from drakehall.games.wyrmspan.frames import (
    CAVE_CARD,
    KIND_BITS,
    MAT_SPACES,
    MOST_OF_A_KIND,
    NONE,
    OP_OPPONENTS,
    OP_SEQ,
    OP_TUCK_EACH,
    WIDTH,
    Frame,
)
from drakehall.games.wyrmspan.operations import OPERATIONS
from drakehall.games.wyrmspan.rules import Wyrmspan

DEPTH: Final = 12
"""Number of frames that are written, from the top of the stack."""
REGISTERS: Final = 4
"""The last so many registers mean something else in every kind of frame."""
OUTCOMES: Final = ("nothing", "done", "declined", "skipped")


@final
class PendingPlaces:
    """Where the fields about the stack begin."""

    def __init__(self, plan: Plan, seats: int, dragons: tuple[str, ...], caves: tuple[str, ...], effects: int) -> None:
        """Add the fields."""
        kinds = ("none", *(each.name for each in OPERATIONS))
        depth = (DEPTH,)
        self.depth = plan.number("pending_depth", 0, MOST, f"How many frames are pending; the first {DEPTH} are told.")
        self.kinds = plan.code("pending", kinds, "What is pending, what is decided now first.", depth)
        self.progress = plan.number("pending_progress", 0, MOST, "How far each has come.", depth)
        self.seats = plan.code("pending_seat", ("none", *relative_seats(seats)), "Who carries each out.", depth)
        self.dragons = plan.code("pending_dragon", ("none", *dragons), "The dragon whose ability it is.", depth)
        self.caves = plan.code("pending_cave", ("none", *caves), "The cave card whose ability it is.", depth)
        self.effects = plan.number("pending_effect", 0, effects, "The effect by its number + 1; 0: none.", depth)
        self.roots = plan.number(
            "pending_root",
            0,
            MOST,
            "Of a sequence, whether it has done anything; else, from the bottom, the frame of its sequence + 1.",
            depth,
        )
        self.outcomes = plan.code("pending_outcome", OUTCOMES, "What became of the frame that lay above.", depth)
        self.flags = plan.number("pending_optional", 0, 2, "1: it can still be declined; 2: its cost is due.", depth)
        self.registers = plan.number(
            "pending_registers",
            0,
            MOST,
            f"Its last four registers, each + 1, at most {MOST:,}; sequences leave out the first, tuck_each the rest.",
            (DEPTH, REGISTERS),
        )
        self.gained = plan.number(
            "pending_gained",
            0,
            MOST_OF_A_KIND,
            f"What a sequence has gained: {', '.join(RESOURCES)}.",
            (DEPTH, len(RESOURCES)),
        )
        self.to_feed = plan.flag("to_feed", "Under which dragons of who carries it out cards are still tucked.", (12,))

    def write(self, s: Wyrmspan, seat: int, out: memoryview) -> None:
        """Write the frames from the top of the stack."""
        size = len(s.frames)
        out[self.depth] = size
        for place in range(min(size, DEPTH)):
            self.write_frame(s, s.frames[size - 1 - place], seat, place, out)

    def write_frame(self, s: Wyrmspan, frame: Frame, seat: int, place: int, out: memoryview) -> None:
        """Write a frame."""
        card = frame.card
        out[self.kinds + place] = 1 + frame.op
        if frame.progress:
            out[self.progress + place] = min(frame.progress, MOST)
        out[self.seats + place] = 1 + (frame.seat - seat) % s.seats
        if card >= CAVE_CARD:
            out[self.caves + place] = 1 + card - CAVE_CARD
        elif card != NONE:
            out[self.dragons + place] = 1 + card
        if frame.effect != NONE:
            out[self.effects + place] = 1 + frame.effect
        sequence = frame.op in (OP_SEQ, OP_OPPONENTS)
        out[self.roots + place] = frame.root if sequence else frame.root // WIDTH + 1
        if frame.did:
            out[self.outcomes + place] = frame.did
        if frame.flag:
            out[self.flags + place] = frame.flag
        if sequence:
            self.write_gained(frame.gained, place, out)
        self.write_registers(s, frame, place, out)

    def write_registers(self, s: Wyrmspan, frame: Frame, place: int, out: memoryview) -> None:
        """Write the registers; those that hold several numbers have fields of their own."""
        at = self.registers + place * REGISTERS
        for i, value in enumerate((frame.left, frame.b, frame.c, frame.d)):
            if i == 0 and frame.op in (OP_SEQ, OP_OPPONENTS):
                continue
            if i and frame.op == OP_TUCK_EACH:
                if value > 0:
                    self.write_to_feed(s, frame.seat, value, out)
            elif value != NONE:
                out[at + i] = min(value + 1, MOST)

    def write_gained(self, packed: int, place: int, out: memoryview) -> None:
        """Write what a sequence has gained."""
        kind = 0
        while packed:
            out[self.gained + place * len(RESOURCES) + kind] = packed & MOST_OF_A_KIND
            packed >>= KIND_BITS
            kind += 1

    def write_to_feed(self, s: Wyrmspan, seat: int, four: int, out: memoryview) -> None:
        """Mark where the remembered dragons are; those covered meanwhile are nowhere."""
        mat = s.dragons[seat * MAT_SPACES : (seat + 1) * MAT_SPACES]
        while four:
            dragon = (four & (1 << CARD_BITS) - 1) - 1
            if dragon != NONE and dragon in mat:
                out[self.to_feed + mat.index(dragon)] = 1
            four >>= CARD_BITS
