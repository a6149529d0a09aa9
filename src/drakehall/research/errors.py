"""What can go wrong with an environment."""

from drakehall.kernel.errors import HallError


class MissingLibrary(HallError, ImportError):
    """A library that an environment is built on is not installed."""

    id = "error-research-library"
    english = "{module} needs the package {library}; install it with: pip install 'drakehall[{extra}]'"

    @classmethod
    def behind(cls, error: ImportError, module: str, extra: str) -> "MissingLibrary":
        """Say which library was missing when a module of ours was imported, and which extra brings it."""
        return cls(module=module, library=(error.name or "?").partition(".")[0], extra=extra)


class UnknownReward(HallError):
    """There is no such reward."""

    id = "error-research-reward"
    english = "there is no reward “{name}”; there are: {known}"


class UnknownSource(HallError):
    """Nobody gets points from such a source in this game."""

    id = "error-research-source"
    english = "in {game} no points come from “{name}”; sources are: {known}"


class UnknownRendering(HallError):
    """Positions are not rendered in that way."""

    id = "error-research-rendering"
    english = "there is no render mode “{name}”; there are: {known}"


class BadRivals(HallError):
    """There is not one bot for every seat but one."""

    id = "error-research-rivals"
    english = "bots named: {given}, seats for them: {wanted}"


class BadWorkers(HallError):
    """There are fewer games than processes for them, or no process."""

    id = "error-research-workers"
    english = "{given} workers cannot share these games; 1 to {most} can"


class BadActions(HallError):
    """There is not one whole number for every game."""

    id = "error-research-actions"
    english = "a step takes one whole number for each of the {count} games, not {given}"


class IllegalInGame(HallError):
    """One of the actions of a step is not legal; none was carried out."""

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
    """A save file holds another game than the data set is about."""

    id = "error-research-other-game"
    english = "{file}: this is a game of {given}, not of {game}"


class OtherLayout(HallError):
    """Games with other seats or options have other fields."""

    id = "error-research-other-layout"
    english = (
        "these games of {game} have different fields because of their seats or options: write a file for each kind"
    )
