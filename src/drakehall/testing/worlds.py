"""Hidden information: what a seat sees, and the worlds it cannot tell apart."""

import msgspec

from drakehall.kernel.chance import Chance
from drakehall.kernel.state import State
from drakehall.session import forced
from drakehall.testing.encoding import dumped, encoded, require_same
from drakehall.testing.report import require
from drakehall.testing.trial import Trial

DRAWS = 64
"""So many samples may be alike before the suite says that they never change."""
WALK = 4
"""So many decisions a sampled world is played on."""


def check_worlds(trial: Trial, state: State) -> None:
    """Check what everybody sees and a sampled world of everybody."""
    before = dumped(state)
    for seat in trial.viewers:
        check_chance_unseen(trial, state, seat)
        stream = trial.chance.fork()
        with trial.checking("sample-check"):
            world = state.sample(seat, stream.copy())
            world.check()
        check_world(trial, state, seat, world)
        check_streams(trial, state, seat, world, stream)
        check_varies(trial, state, seat)
        with trial.checking("sample-pure"):
            require_same(before, dumped(state), f"sampling for {who(seat)} changed the position")
        with trial.checking("sample-blind"):
            blind = world.sample(seat, stream.copy())
            require_same(dumped(world), dumped(blind), f"the sample of {who(seat)} depends on what is hidden from it")
        walk(trial, world)
        with trial.checking("sample-pure"):
            require_same(before, dumped(state), f"playing a sample of {who(seat)} changed the position")


def who(seat: int | None) -> str:
    """Name a viewer."""
    return "a spectator" if seat is None else f"seat {seat}"


def check_chance_unseen(trial: Trial, state: State, seat: int | None) -> None:
    """Nobody can read the game's chance."""
    with trial.checking("view-chance"):
        refuse_chance(trial, state, encoded([state.view(seat), state.knowledge(seat)]), f"what {who(seat)} sees")


def refuse_chance(trial: Trial, state: State, text: bytes, what: str) -> None:
    """Complain if a text tells the stream of chance or the seed."""
    require(state.chance.key.hex().encode() not in text.lower(), f"{what} tells the key of the chance")
    require(str(trial.game_seed).encode() not in text, f"{what} tells the seed")


def check_world(trial: Trial, state: State, seat: int | None, world: State) -> None:
    """The seat cannot tell the world from the real position."""
    with trial.checking("view"):
        view, other = state.view(seat), world.view(seat)
        require(isinstance(view, msgspec.Struct), f"the view of {who(seat)} is no Struct")
        require_same(encoded(view), encoded(other), f"{who(seat)} can tell its sample from the real position")
        require(view == other, f"the view of {who(seat)} is not equal to that of its sample")
    with trial.checking("knowledge"):
        known, believed = state.knowledge(seat), world.knowledge(seat)
        require(known == believed, f"{who(seat)} knows {known}, in its sample {believed}")
    with trial.checking("secrets"):
        hidden = [sorted(group) for group in state.secrets(seat)]
        redrawn = [sorted(group) for group in world.secrets(seat)]
        require(hidden == redrawn, f"hidden from {who(seat)} is {hidden}, in its sample {redrawn}")
    check_decision(trial, state, seat, world)
    with trial.checking("sample-scores"):
        require(world.scores() == state.scores(), f"scores are {state.scores()}, in a sample {world.scores()}")
        require(world.winners() == state.winners(), f"winners are {state.winners()}, in a sample {world.winners()}")
        require(world.breakdown() == state.breakdown(), f"{state.breakdown()} is in a sample {world.breakdown()}")


def check_decision(trial: Trial, state: State, seat: int | None, world: State) -> None:
    """The same seat decides; the sampling seat has the same choice and the same refusals."""
    with trial.checking("sample-legal"):
        legal, possible = state.legal(), world.legal()
        require(world.seat == state.seat, f"seat {state.seat} decides, in a sample of {who(seat)} seat {world.seat}")
        require(bool(possible) or world.over, f"in a sample of {who(seat)} there is nothing to do")
        if seat is not None and seat == state.seat:
            require(possible == legal, f"legal is {legal}, in a sample of the deciding seat {possible}")
    with trial.checking("forced-open"):
        if forced(trial.game, state) is not None:
            open_ = forced(trial.game, world) is not None
            require(open_, f"seat {state.seat} has no choice, but {who(seat)} cannot know that")
    if seat is None or seat != state.seat:
        return
    with trial.checking("sample-why-not"):
        for action in [trial.chance.below(trial.setting.actions.size) for _ in range(5)]:
            real, sampled = state.why_not(action), world.why_not(action)
            name = trial.setting.actions.name(action)
            require(real == sampled, f"the reason against “{name}” is {real}, in a sample of the same seat {sampled}")


def check_streams(trial: Trial, state: State, seat: int | None, world: State, stream: Chance) -> None:
    """A sample depends on the given chance alone and goes on with a stream of its own."""
    with trial.checking("sample-replay"):
        again = state.sample(seat, stream.copy())
        require_same(dumped(world), dumped(again), f"the same chance gives {who(seat)} two samples")
    with trial.checking("sample-chance"):
        given = trial.chance.fork()
        other = state.sample(seat, given)
        require(other.chance is not given, "the sample keeps the stream that it was given")
        require(world.chance.key != state.chance.key, f"the sample of {who(seat)} foresees the real chance")
        require(str(world.chance) != str(other.chance), f"two samples of {who(seat)} have the same chance")


def check_varies(trial: Trial, state: State, seat: int | None) -> None:
    """Groups with two different values do not stay as they are; a group lists its values place by place."""
    real = state.secrets(seat)
    fixed = {i for i, group in enumerate(real) if len(set(group)) > 1}
    if not fixed:
        return
    with trial.checking("sample-varies"):
        for _ in range(DRAWS):
            drawn = state.sample(seat, trial.chance.fork()).secrets(seat)
            fixed -= {i for i in fixed if drawn[i] != real[i]}
            if not fixed:
                return
        groups = [real[i] for i in sorted(fixed)]
        require(not fixed, f"{DRAWS} samples of {who(seat)} leave these secrets in place: {groups}")


def walk(trial: Trial, world: State) -> None:
    """A sampled world is a position like any other: it can be played on."""
    with trial.checking("sample-check"):
        for _ in range(WALK):
            if world.over:
                return
            world.apply(trial.pick(world.legal()))
            world.check()
