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
