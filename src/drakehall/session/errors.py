"""What can go wrong at a table."""

from drakehall.kernel.errors import BadSave, HallError
from drakehall.kernel.files import UnreadableFile


class NotYourTurn(HallError):
    """It is another seat's turn to decide."""

    id = "error-not-your-turn"
    english = "seat {number} cannot act now: seat {decides} decides"


class GameOver(HallError):
    """The game has ended."""

    id = "error-game-over"
    english = "the game is over"


class NothingToUndo(HallError):
    """The seat has made no decision that it could take back."""

    id = "error-nothing-to-undo"
    english = "there is nothing to take back"


class CannotUndo(HallError):
    """Something was revealed, or it is now another seat's turn."""

    id = "error-cannot-undo"
    english = "this cannot be taken back: something was revealed, or the turn has passed on"


class OtherAgreement(HallError):
    """The position a game begins with is for other seats or options than were agreed."""

    id = "error-other-agreement"
    english = "the position the game begins with has other seats or options than were agreed"


class NotOverwritten(UnreadableFile):
    """There is already a file that is not a save where a save would be written."""

    id = "error-file-other"
    english = "{file}: this file is not a saved game, so it is not overwritten"


class UnfinishedGame(UnreadableFile):
    """There is already another unfinished game where a save would be written."""

    id = "error-file-unfinished"
    english = "{file}: another unfinished game is saved there; continue it with play --resume, or name another file"


class ForeignSave(BadSave):
    """The file is not a save, or was cut off."""

    id = "error-save-foreign"
    english = "this is not a usable save: it is not a saved game of Drakehall, or it was cut off"


class OtherFormat(BadSave):
    """The save comes from another version of the program."""

    id = "error-save-format"
    english = "this is not a usable save: its format is {given}, but this program reads {known}"


class OtherRules(BadSave):
    """The save was played under other rules."""

    id = "error-save-rules"
    english = "this is not a usable save: it was played with version {given} of the rules of {game}; this is {known}"


class DamagedSave(BadSave):
    """The save does not match its checksum."""

    id = "error-save-damaged"
    english = "this is not a usable save: its checksum is wrong, so it was damaged or changed"


class BadEntry(BadSave):
    """An entry of the log cannot have been played."""

    id = "error-save-entry"
    english = "this is not a usable save: entry {number} of its log cannot be played ({why})"
