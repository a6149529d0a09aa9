"""What can go wrong in the arena."""

from drakehall.kernel.errors import HallError


class SameBotTwice(HallError):
    """A match compares different bots."""

    id = "error-arena-twice"
    english = "“{name}” is named twice; a match compares different bots"


class NoWeights(HallError):
    """The bot does not weigh positions, or the game has no features to weigh."""

    id = "error-arena-no-weights"
    english = "“{name}” cannot take weights from a file: either this bot or this game has none"


class BadParameters(HallError):
    """A parameter that no search has, a value that it cannot take, or a bot that does not search."""

    id = "error-arena-settings"
    english = "“{given}” changes no search parameter: a level ({levels}) takes +NAME=NUMBER with one of {known}"


class BadMeeting(HallError):
    """A group of a match names too many, too few or unknown bots."""

    id = "error-arena-meeting"
    english = "“{given}” does not fill a table: name {seats} of these with colons between them: {known}"


class NotConnected(HallError):
    """No chain of meetings leads from one bot to another, so nothing compares them."""

    id = "error-arena-apart"
    english = "“{name}” is not compared with all the others: let it meet one that is"


class NotAMatchFile(HallError):
    """The file is not that of a match."""

    id = "error-arena-not-a-match-file"
    english = "{file}: this is not a match file, or it is damaged in line {line}"


class MatchFileExists(HallError):
    """The file of a match is never overwritten."""

    id = "error-arena-exists"
    english = "{file}: this file already exists; continue it with --resume, or name another one"


class OtherMatch(HallError):
    """The file belongs to another match than the one requested."""

    id = "error-arena-other-match"
    english = "{file}: this is the file of another match; it differs in: {what}"


class OtherProgram(HallError):
    """The games were played with other rules or bots, even if they have the same names."""

    id = "error-arena-other-program"
    english = "{file}: rules or bots have changed since these games were played; begin a new file"


class WorkerLost(HallError):
    """A worker process ended without an answer."""

    id = "error-arena-worker"
    english = "a worker process has died, perhaps for lack of memory; try fewer workers"


class NoRay(HallError):
    """Ray is not installed."""

    id = "error-arena-no-ray"
    english = "--ray needs the package ray; install it with: pip install 'drakehall[ray]'"


class NoCluster(HallError):
    """The Ray cluster cannot be used."""

    id = "error-arena-no-cluster"
    english = "the Ray cluster “{address}” cannot be used: {why}"


class OtherCode(HallError):
    """A node of the cluster has another Drakehall installed, or the source was changed during play."""

    id = "error-arena-other-code"
    english = "a worker has other rules or bots than this process: Drakehall must be the same everywhere and stay so"


class NotASpeedFile(HallError):
    """The file holds no figures of `drakehall bench`."""

    id = "error-arena-not-a-speed-file"
    english = "{file}: these are not the figures of “drakehall bench --json”, or they are damaged"


class NoCommonGame(HallError):
    """The file holds figures of other games only."""

    id = "error-arena-no-common-game"
    english = "{file}: there are no figures of these games in it: {games}"
