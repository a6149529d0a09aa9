"""What a client can ask for in vain, each with its HTTP status."""

from typing import ClassVar

from drakehall.kernel.errors import HallError


class ServerError(HallError):
    """A refusal of the server."""

    status: ClassVar[int] = 400


class NotFound(ServerError):
    """There is nothing at that address."""

    id = "server-not-found"
    english = "there is nothing here"
    status = 404


class NoSuchTable(ServerError):
    """No table has that id."""

    id = "server-no-such-table"
    english = "there is no table “{table}”"
    status = 404


class NoSuchSeat(ServerError):
    """The table has fewer seats."""

    id = "server-no-such-seat"
    english = "this table has no seat {number}"
    status = 404


class NoSuchPosition(ServerError):
    """The log is shorter."""

    id = "server-no-such-position"
    english = "there is no position {seq}; the game is at {last}"
    status = 404


class Malformed(ServerError):
    """The message does not have the form it should have."""

    id = "server-malformed"
    english = "this cannot be understood: {why}"
    status = 400


class Refusal(ServerError):
    """An HTTP request that was turned away before it reached a table."""

    id = "server-refused"
    english = "the request was refused: {why}"
    status = 400


class ForeignOrigin(ServerError):
    """A page of another site sent this."""

    id = "server-foreign-origin"
    english = "pages of another site may not use this hall"
    status = 403


class NotAllowed(ServerError):
    """Only certain people may do this."""

    id = "server-not-allowed"
    english = "only who sits at this table may do this"
    status = 403


class OnlyHost(ServerError):
    """Only who set the table may do this."""

    id = "server-only-host"
    english = "only who set the table may do this"
    status = 403


class WrongLink(ServerError):
    """The link is wrong or no longer valid."""

    id = "server-wrong-link"
    english = "this link is wrong or no longer valid"
    status = 403


class Watching(ServerError):
    """A spectator tries to play."""

    id = "server-watching"
    english = "you watch this table and do not sit at it"
    status = 403


class BadBots(ServerError):
    """The bots leave no seat for a person."""

    id = "server-bad-bots"
    english = "{bots} bots do not fit on {seats} seats"
    status = 400


class SeatTaken(ServerError):
    """Somebody sits there."""

    id = "server-seat-taken"
    english = "seat {number} is taken"
    status = 409


class TableFull(ServerError):
    """No seat is free."""

    id = "server-table-full"
    english = "no seat is free at this table"
    status = 409


class AlreadySeated(ServerError):
    """A person has one seat at a table."""

    id = "server-already-seated"
    english = "you already sit at this table, on seat {number}"
    status = 409


class SeatsFree(ServerError):
    """The game cannot begin yet."""

    id = "server-seats-free"
    english = "{count} seats are still free"
    status = 409


class NotNow(ServerError):
    """The table is in another state."""

    id = "server-not-now"
    english = "this is not possible while the table is “{status}”"
    status = 409


class Present(ServerError):
    """A bot stands in for absent people only."""

    id = "server-present"
    english = "the person on seat {number} is present or has only just left"
    status = 409


class NoStandIn(ServerError):
    """No bot plays for that seat."""

    id = "server-no-stand-in"
    english = "no bot stands in on seat {number}"
    status = 409


class BotPlays(ServerError):
    """A bot stands in for this seat; it must be given back first."""

    id = "server-bot-plays"
    english = "a bot plays for you; take your seat back first"
    status = 409


class Stale(ServerError):
    """The action answers a position that is no longer there."""

    id = "server-stale"
    english = "this answers position {given}, the game is at {seq}"
    status = 409


class Duplicate(ServerError):
    """The very move has been played already."""

    id = "server-duplicate"
    english = "this move was already played as number {number}"
    status = 409


class NotFriendly(ServerError):
    """The table allows no take-backs."""

    id = "server-not-friendly"
    english = "at this table finished turns are not taken back"
    status = 409


class NothingAsked(ServerError):
    """Nobody has asked to take anything back."""

    id = "server-nothing-asked"
    english = "nobody waits for your answer"
    status = 409


class HintsOff(ServerError):
    """The table has no hints."""

    id = "server-hints-off"
    english = "at this table nobody gives hints"
    status = 409


class NoHint(ServerError):
    """The bot that gives hints does not answer."""

    id = "server-no-hint"
    english = "no hint can be given just now"
    status = 503


class NotForeseen(ServerError):
    """The process that looks ahead does not answer."""

    id = "server-not-foreseen"
    english = "what this would bring cannot be told just now"
    status = 503


class Conflict(ServerError):
    """Another writer was faster; the table is read again."""

    id = "server-conflict"
    english = "the table has moved on; try again"
    status = 409


class RulesMoved(ServerError):
    """The table was begun under other rules."""

    id = "server-rules-moved"
    english = "this table was begun with version {began} of the rules of {game}, the hall now has {now}"
    status = 409


class BrokenLog(ServerError):
    """The log of a table cannot be played again."""

    id = "server-broken-log"
    english = "the log of this table cannot be played again: {why}"
    status = 409


class TooMuch(ServerError):
    """Too many requests."""

    id = "server-too-much"
    english = "too many requests; wait a moment"
    status = 429


class StorageFailed(ServerError):
    """The database does not take the write; nothing has changed."""

    id = "server-storage-failed"
    english = "the hall cannot store anything just now ({why}); nothing has changed"
    status = 503


class Fault(ServerError):
    """Something is wrong with the hall itself; the log says what."""

    id = "server-fault"
    english = "something went wrong in the hall"
    status = 500


class BadDatabase(ServerError):
    """The database cannot be opened."""

    id = "server-bad-database"
    english = "the database {db} cannot be used: {why}"


class BadSettings(ServerError):
    """The settings file cannot be used."""

    id = "server-bad-settings"
    english = "the settings {file} cannot be used: {why}"


class PortTaken(ServerError):
    """The address cannot be listened on."""

    id = "server-port-taken"
    english = "cannot listen on {host}, port {port}: {why}"


class UnknownTable(ServerError):
    """The database holds no such table (for the command line)."""

    id = "server-unknown-table"
    english = "the database {db} holds no table “{table}”"
