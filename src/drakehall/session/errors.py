"""What can go wrong at a table."""

from pathlib import Path

from drakehall.kernel.errors import BadSave, HallError


class NotYourTurn(HallError):
    """Another seat has to decide."""

    id = "error-not-your-turn"
    english = "seat {number} cannot act now: seat {decides} decides"


class GameOver(HallError):
    """The game has ended."""

    id = "error-game-over"
    english = "the game is over"


class NothingToUndo(HallError):
    """The seat has decided nothing that it could take back."""

    id = "error-nothing-to-undo"
    english = "there is nothing to take back"


class CannotUndo(HallError):
    """Something was revealed or another seat's turn has come."""

    id = "error-cannot-undo"
    english = "this cannot be taken back: something was revealed, or the turn has passed on"


class UnreadableFile(HallError):
    """A file cannot be read or written."""

    id = "error-file"
    english = "{file}: {why}"


class NoSuchFile(UnreadableFile):
    """The file or its folder does not exist."""

    id = "error-file-missing"
    english = "{file}: there is no such file or folder"


class IsFolder(UnreadableFile):
    """The name is that of a folder."""

    id = "error-file-folder"
    english = "{file}: this is a folder, not a file"


class NotAllowed(UnreadableFile):
    """The file may not be read or written."""

    id = "error-file-forbidden"
    english = "{file}: it may not be read or written"


class NotOverwritten(UnreadableFile):
    """A file that is no save lies where a save would be written."""

    id = "error-file-other"
    english = "{file}: a file that is no saved game is not overwritten"


class UnfinishedGame(UnreadableFile):
    """Another game that is not over is kept where a save would be written."""

    id = "error-file-unfinished"
    english = "{file}: another unfinished game is kept there; go on with it by play --resume, or name another file"


def file_error(file: Path, error: OSError | ValueError) -> UnreadableFile:
    """Say in the hall's words what the system says about a file."""
    name = str(file)
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return NoSuchFile(file=name)
    if isinstance(error, IsADirectoryError):
        return IsFolder(file=name)
    if isinstance(error, PermissionError):
        return NotAllowed(file=name)
    return UnreadableFile(file=name, why=getattr(error, "strerror", None) or str(error))


class ForeignSave(BadSave):
    """The file is something else, or was cut off."""

    id = "error-save-foreign"
    english = "this is not a usable save: it is no saved game of Drakehall, or it was cut off"


class OtherFormat(BadSave):
    """The save comes from another version of the program."""

    id = "error-save-format"
    english = "this is not a usable save: its format is {given}, this program reads {known}"


class OtherRules(BadSave):
    """The save was played by other rules."""

    id = "error-save-rules"
    english = "this is not a usable save: it was played by version {given} of the rules of {game}, here is {known}"


class DamagedSave(BadSave):
    """The save does not fit its checksum."""

    id = "error-save-damaged"
    english = "this is not a usable save: its checksum is wrong, so it was damaged or changed"


class BadEntry(BadSave):
    """An entry of the log cannot have been played."""

    id = "error-save-entry"
    english = "this is not a usable save: entry {number} of its log cannot be played ({why})"
