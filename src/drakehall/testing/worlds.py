"""Hidden information: what a seat sees, and the worlds it cannot tell apart."""

import msgspec

from drakehall.kernel.chance import Chance
from drakehall.kernel.state import State
from drakehall.session import forced
from drakehall.testing.encoding import dumped, encoded, require_same
from drakehall.testing.examination import ExaminedGame
from drakehall.testing.layouts import check_layouts
from drakehall.testing.report import require

DRAWS = 64
"""Number of identical samples after which the suite says that they never change."""
WALK = 4
"""Number of decisions for which a sampled world is played on."""


def check_worlds(exam: ExaminedGame, state: State) -> None:
    """Check what every viewer sees, and a sampled world for each."""
    before = dumped(state)
    for seat in exam.viewers:
        check_chance_unseen(exam, state, seat)
        stream = exam.chance.fork()
        with exam.checking("sample-check"):
            world = state.sample(seat, stream.copy())
            world.check()
        check_world(exam, state, seat, world)
        check_streams(exam, state, seat, world, stream)
        check_varies(exam, state, seat)
        if seat is not None:
            check_layouts(exam, state, seat, world)
        with exam.checking("sample-pure"):
            require_same(before, dumped(state), f"sampling for {who(seat)} changed the position")
        with exam.checking("sample-blind"):
            blind = world.sample(seat, stream.copy())
            require_same(dumped(world), dumped(blind), f"the sample of {who(seat)} depends on what is hidden from it")
        walk(exam, world)
        with exam.checking("sample-pure"):
            require_same(before, dumped(state), f"playing a sample of {who(seat)} changed the position")


def who(seat: int | None) -> str:
    """Return a viewer's name."""
    return "a spectator" if seat is None else f"seat {seat}"


def check_chance_unseen(exam: ExaminedGame, state: State, seat: int | None) -> None:
    """No view reveals the game's chance."""
    with exam.checking("view-chance"):
        refuse_chance(exam, state, encoded([state.view(seat), state.knowledge(seat)]), f"what {who(seat)} sees")


def refuse_chance(exam: ExaminedGame, state: State, text: bytes, what: str) -> None:
    """Complain if a text contains the stream of chance or the seed."""
    require(state.chance.key.hex().encode() not in text.lower(), f"{what} tells the key of the chance")
    require(str(exam.game_seed).encode() not in text, f"{what} tells the seed")


def check_world(exam: ExaminedGame, state: State, seat: int | None, world: State) -> None:
    """The seat cannot tell the world from the real position."""
    with exam.checking("view"):
        view, other = state.view(seat), world.view(seat)
        require(isinstance(view, msgspec.Struct), f"the view of {who(seat)} is no Struct")
        require_same(encoded(view), encoded(other), f"{who(seat)} can tell its sample from the real position")
        require(view == other, f"the view of {who(seat)} is not equal to that of its sample")
    with exam.checking("knowledge"):
        known, believed = state.knowledge(seat), world.knowledge(seat)
        require(known == believed, f"{who(seat)} knows {known}, in its sample {believed}")
    with exam.checking("question"):
        asked, told = state.question(seat), world.question(seat)
        require(asked == told, f"{who(seat)} is told “{asked}”, in its sample “{told}”")
        require(asked is None or not state.over, f"“{asked}” is asked although the game is over")
    with exam.checking("secrets"):
        hidden = [sorted(group) for group in state.secrets(seat)]
        redrawn = [sorted(group) for group in world.secrets(seat)]
        require(hidden == redrawn, f"hidden from {who(seat)} is {hidden}, in its sample {redrawn}")
    check_decision(exam, state, seat, world)
    with exam.checking("sample-scores"):
        require(world.scores() == state.scores(), f"scores are {state.scores()}, in a sample {world.scores()}")
        require(world.winners() == state.winners(), f"winners are {state.winners()}, in a sample {world.winners()}")
        require(world.breakdown() == state.breakdown(), f"{state.breakdown()} is in a sample {world.breakdown()}")


def check_decision(exam: ExaminedGame, state: State, seat: int | None, world: State) -> None:
    """The same seat decides; the sampling seat has the same choice and the same refusals."""
    with exam.checking("sample-legal"):
        legal, possible = state.legal(), world.legal()
        require(world.seat == state.seat, f"seat {state.seat} decides, in a sample of {who(seat)} seat {world.seat}")
        require(bool(possible) or world.over, f"in a sample of {who(seat)} there is nothing to do")
        if seat is not None and seat == state.seat:
            require(possible == legal, f"legal is {legal}, in a sample of the deciding seat {possible}")
    with exam.checking("forced-open"):
        if forced(exam.game, state) is not None:
            open_ = forced(exam.game, world) is not None
            require(open_, f"seat {state.seat} has no choice, but {who(seat)} cannot know that")
    if seat is None or seat != state.seat:
        return
    with exam.checking("sample-why-not"):
        for action in [exam.chance.below(exam.variant.actions.size) for _ in range(5)]:
            real, sampled = state.why_not(action), world.why_not(action)
            name = exam.variant.actions.name(action)
            require(real == sampled, f"the reason against “{name}” is {real}, in a sample of the same seat {sampled}")


def check_streams(exam: ExaminedGame, state: State, seat: int | None, world: State, stream: Chance) -> None:
    """A sample depends only on the given chance and continues with a stream of its own."""
    with exam.checking("sample-replay"):
        again = state.sample(seat, stream.copy())
        require_same(dumped(world), dumped(again), f"the same chance gives {who(seat)} two samples")
    with exam.checking("sample-chance"):
        given = exam.chance.fork()
        other = state.sample(seat, given)
        require(other.chance is not given, "the sample keeps the stream that it was given")
        require(world.chance.key != state.chance.key, f"the sample of {who(seat)} foresees the real chance")
        require(str(world.chance) != str(other.chance), f"two samples of {who(seat)} have the same chance")


def check_varies(exam: ExaminedGame, state: State, seat: int | None) -> None:
    """Groups with two different values do not stay unchanged; a group lists its values place by place."""
    real = state.secrets(seat)
    fixed = {i for i, group in enumerate(real) if len(set(group)) > 1}
    if not fixed:
        return
    with exam.checking("sample-varies"):
        for _ in range(DRAWS):
            drawn = state.sample(seat, exam.chance.fork()).secrets(seat)
            fixed -= {i for i in fixed if drawn[i] != real[i]}
            if not fixed:
                return
        groups = [real[i] for i in sorted(fixed)]
        require(not fixed, f"{DRAWS} samples of {who(seat)} leave these secrets in place: {groups}")


def walk(exam: ExaminedGame, world: State) -> None:
    """A sampled world is a position like any other: it can be played on."""
    with exam.checking("sample-check"):
        for _ in range(WALK):
            if world.over:
                return
            world.apply(exam.pick(world.legal()))
            world.check()
