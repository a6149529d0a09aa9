"""Save files: one JSON file holds a whole game, which is read by replaying it move by move."""

import os
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path

import msgspec

from drakehall.kernel import options as opt
from drakehall.kernel import registry
from drakehall.kernel.errors import BadSave, HallError
from drakehall.kernel.files import file_error
from drakehall.kernel.game import Game
from drakehall.kernel.position_text import with_options
from drakehall.session.errors import (
    BadEntry,
    DamagedSave,
    ForeignSave,
    NotOverwritten,
    OtherFormat,
    OtherRules,
    UnfinishedGame,
)
from drakehall.session.fair import Fair
from drakehall.session.log import Entry, Move, Player, Undo
from drakehall.session.session import Session

FORMAT = 1
LARGEST = 64 * 1024 * 1024


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as saved: what was agreed, and the log. `check` guards against damage, not against forgery."""

    drakehall: int
    game: str
    version: str
    seats: int
    seed: int
    options: dict[str, object]
    players: list[Player]
    log: list[Entry]
    fair: Fair | msgspec.UnsetType = msgspec.UNSET
    position: str | msgspec.UnsetType = msgspec.UNSET
    """The text of the position the game began with, unless it was dealt from the seed."""
    check: str = ""


def to_json(session: Session) -> bytes:
    """Write a session as a save file."""
    save = Save(
        drakehall=FORMAT,
        game=session.game.name,
        version=session.game.version,
        seats=session.state.seats,
        seed=session.seed,
        options=opt.chosen(session.options),
        players=session.players,
        log=session.log,
        fair=session.fair or msgspec.UNSET,
        position=session.position or msgspec.UNSET,
    )
    raw = msgspec.json.encode(msgspec.structs.replace(save, check=_checksum(save)))
    return msgspec.json.format(raw, indent=1) + b"\n"


def from_json(raw: bytes, *, until: int | None = None) -> Session:
    """Read a session by playing its log again; `until` stops after that many entries."""
    save = today(read(raw))
    log = save.log if until is None else save.log[:until]
    session = resume(
        registry.game(save.game), save.seats, save.seed, save.options, save.players, log, save.position or None
    )
    session.fair = save.fair or None
    return session


def today(save: Save) -> Save:
    """Convert a save of an earlier version of the rules, so that it is the same game today (`Game.today`).

    What was agreed is also in the text of a first position, and is replaced there.
    """
    known = registry.game(save.game)
    if not known.reads(save.version):
        raise OtherRules(game=known.name, given=save.version, known=known.version)
    if save.version == known.version:
        return save
    try:
        options = known.today(save.version, save.seats, save.options)
        position = with_options(save.position, options) if save.position else msgspec.UNSET
    except HallError as error:
        raise BadSave(why=str(error)) from None
    return msgspec.structs.replace(save, version=known.version, options=options, position=position)


def resume(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, object],
    players: Sequence[Player],
    log: Sequence[Entry],
    position: str | None = None,
) -> Session:
    """Set a table and play its log again, entry by entry; an entry that cannot have been played raises `BadSave`."""
    try:
        session = Session(game, seats, seed, options, players, play_forced=False, position=position)
    except HallError as error:
        raise BadSave(why=str(error)) from None
    return play_on(session, log)


def play_on(session: Session, log: Sequence[Entry]) -> Session:
    """Play further entries as they were played then; an entry that cannot have been played raises `BadSave`."""
    session.play_forced = False
    for entry in log:
        _again(session, len(session.log) + 1, entry)
    session.play_forced = True
    return session


def read(raw: bytes) -> Save:
    """Decode a save file without playing it."""
    try:
        save = msgspec.json.decode(raw, type=Save)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise ForeignSave() from None
    if save.drakehall != FORMAT:
        raise OtherFormat(given=save.drakehall, known=FORMAT)
    if save.check and save.check != _checksum(save):
        raise DamagedSave()
    if len(save.players) > save.seats:
        raise ForeignSave()
    return save


def store(session: Session, path: Path) -> None:
    """Write the save file. A failure leaves an older save as it was; what `may_store` refuses is not overwritten."""
    may_store(session, path)
    fresh = path.with_name(path.name + ".part")
    try:
        fresh.write_bytes(to_json(session))
        os.replace(fresh, path)
    except (OSError, ValueError) as error:
        raise file_error(path, error) from None


def may_store(session: Session, path: Path) -> None:
    """Raise an error if the session cannot be saved there because of another file or another unfinished game."""
    try:
        if path.is_dir():
            raise IsADirectoryError
        if not path.parent.is_dir():
            raise FileNotFoundError
        if path.exists() and not _replaceable(path.read_bytes(), session):
            raise UnfinishedGame(file=str(path))
    except (OSError, ValueError) as error:
        raise file_error(path, error) from None
    except BadSave:
        raise NotOverwritten(file=str(path)) from None


def fetch(path: Path, *, until: int | None = None) -> Session:
    """Read a save file."""
    return from_json(contents(path), until=until)


def contents(path: Path) -> bytes:
    """Read a file that may be a save."""
    try:
        if path.stat().st_size > LARGEST:
            raise ForeignSave()
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise file_error(path, error) from None


def _replaceable(raw: bytes, session: Session) -> bool:
    """Return whether overwriting a save loses nothing: it is over, or is an earlier state of this game."""
    kept = read(raw)
    try:
        kept = today(kept)
    except HallError:  # a game with other rules, which another program may be able to use
        return False
    agreed = (session.game.name, session.seats, session.seed, opt.chosen(session.options), session.position)
    same = (kept.game, kept.seats, kept.seed, kept.options, kept.position or None) == agreed
    if same and kept.log == session.log[: len(kept.log)]:
        return True
    try:
        return from_json(raw).state.over
    except HallError:  # it cannot be replayed as it is
        return False


def _again(session: Session, number: int, entry: Entry) -> None:
    """Play one entry of a log as it was played then."""
    try:
        if isinstance(entry, Move):
            session.play(entry.seat, entry.action)
            session.log[-1] = entry
            session.steps[-1].move = entry
            return
        if isinstance(entry, Undo):
            session.undo(entry.seat)
        else:
            session.take_back(entry.seat)
        if session.log[-1] != entry:
            raise BadEntry(number=number, why=f"moves={entry.moves}")
    except BadEntry:
        raise
    except HallError as error:
        raise BadEntry(number=number, why=str(error)) from None


def _checksum(save: Save) -> str:
    bare = msgspec.structs.replace(save, check="")
    return blake2b(msgspec.json.encode(bare), digest_size=16).hexdigest()
