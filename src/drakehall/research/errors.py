"""What can go wrong with an environment."""

from drakehall.kernel.errors import HallError


class MissingLibrary(HallError, ImportError):
    """A library that an environment is built on is not installed."""

    id = "error-research-library"
    english = "{module} needs the package {library}; install it with: pip install 'drakehall[{extra}]'"

    @classmethod
    def behind(cls, error: ImportError, module: str, extra: str) -> "MissingLibrary":
        """Return the error for a library that was missing when a module was imported, with the extra that brings it."""
        return cls(module=module, library=(error.name or "?").partition(".")[0], extra=extra)


class UnknownReward(HallError):
    """There is no such reward."""

    id = "error-research-reward"
    english = "there is no reward “{name}”; there are: {known}"


class UnknownSource(HallError):
    """The game has no such source of points."""

    id = "error-research-source"
    english = "in {game} no points come from “{name}”; sources are: {known}"


class UnknownRendering(HallError):
    """There is no such way of rendering positions."""

    id = "error-research-rendering"
    english = "there is no render mode “{name}”; there are: {known}"


class BadRivals(HallError):
    """The number of bots does not match the number of seats for them."""

    id = "error-research-rivals"
    english = "bots named: {given}, seats for them: {wanted}"


class BadWorkers(HallError):
    """There are fewer games than processes, or no process."""

    id = "error-research-workers"
    english = "{given} workers cannot share these games; 1 to {most} can"


class BadActions(HallError):
    """A step has not exactly one whole number for each game."""

    id = "error-research-actions"
    english = "a step takes one whole number for each of the {count} games, not {given}"


class IllegalInGame(HallError):
    """An action of a step is illegal; none was carried out."""

    id = "error-research-illegal"
    english = "“{action}” is not legal for seat {seat} in game {number}; no action was carried out"


class NotReset(HallError):
    """Nothing has been dealt yet, or the games are closed."""

    id = "error-research-not-reset"
    english = "nothing has been dealt: call reset first, and nothing after close"


class LostWorker(HallError):
    """A worker process has ended."""

    id = "error-research-lost"
    english = "worker {number} has died, perhaps for lack of memory; the games are closed"


class WorkerFailed(HallError):
    """Something went wrong in a worker process."""

    id = "error-research-worker"
    english = "this happened in a worker process:\n{where}"


class AlreadyThere(HallError):
    """A data set never overwrites a file."""

    id = "error-research-exists"
    english = "{file}: this file already exists; name another one"


class NotFinished(HallError):
    """A game that is not over has no result yet."""

    id = "error-research-unfinished"
    english = "{file}: this game is not over, so there is no result to write"


class OtherGame(HallError):
    """A save file contains another game than the data set."""

    id = "error-research-other-game"
    english = "{file}: this is a game of {given}, not of {game}"


class OtherLayout(HallError):
    """Games with other seats or options have other fields."""

    id = "error-research-other-layout"
    english = (
        "these games of {game} have different fields because of their seats or options: write a file for each kind"
    )
