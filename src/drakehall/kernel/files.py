"""Files that a person names: their text, or why it cannot be read, in the hall's words."""

from pathlib import Path
from typing import Final

from drakehall.kernel.errors import HallError

LARGEST_TEXT: Final = 1 << 20
"""Largest size of a text file in bytes; the largest table of cards is a tenth of that."""


def text_of(name: str) -> str:
    """Return the text of a file without a byte-order mark; a file that cannot be used raises `UnreadableFile`."""
    file = Path(name)
    try:
        file = file.expanduser()
        if file.exists() and not file.is_file():
            raise IsADirectoryError
        with file.open("rb") as opened:
            raw = opened.read(LARGEST_TEXT + 1)
    except (OSError, ValueError, RuntimeError) as error:
        raise file_error(file, error) from None
    if len(raw) > LARGEST_TEXT:
        raise TooLargeFile(file=name, most=LARGEST_TEXT)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NoText(file=name) from None


def file_error(file: Path, error: OSError | ValueError | RuntimeError) -> "UnreadableFile":
    """Put an operating system error about a file into the hall's words."""
    name = str(file)
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return NoSuchFile(file=name)
    if isinstance(error, IsADirectoryError):
        return IsFolder(file=name)
    if isinstance(error, PermissionError):
        return FileNotAllowed(file=name)
    if isinstance(error, RuntimeError):  # the home folder of an unknown user
        return NoSuchFile(file=name)
    return UnreadableFile(file=name, why=getattr(error, "strerror", None) or str(error))


class UnreadableFile(HallError):
    """A file cannot be read or written."""

    id = "error-file"
    english = "{file}: {why}"


class NoSuchFile(UnreadableFile):
    """The file or its folder does not exist."""

    id = "error-file-missing"
    english = "{file}: there is no such file or folder"


class IsFolder(UnreadableFile):
    """The name is that of a folder, or of something else that is not a file."""

    id = "error-file-folder"
    english = "{file}: this is a folder, not a file"


class FileNotAllowed(UnreadableFile):
    """The file may not be read or written."""

    id = "error-file-forbidden"
    english = "{file}: you do not have permission to read or write it"


class NoText(UnreadableFile):
    """The file does not contain text."""

    id = "error-file-text"
    english = "{file}: this is not UTF-8 text"


class TooLargeFile(UnreadableFile):
    """The file is larger than any text the hall reads."""

    id = "error-file-large"
    english = "{file}: it is larger than {most} bytes"
