"""What the server refuses before a request reaches the hall, and what keeps it from opening."""

from drakehall.hall.errors import Refusal


class BadRequest(Refusal):
    """An HTTP request that was turned away before it reached a table."""

    id = "server-refused"
    english = "the request was refused: {why}"
    status = 400


class BadAddress(Refusal):
    """Nothing may be sent to such an address."""

    id = "server-bad-address"
    english = "nothing can be sent to this address ({why})"
    status = 400


class ForeignOrigin(Refusal):
    """This was sent by a page of another site."""

    id = "server-foreign-origin"
    english = "pages of another site may not use this hall"
    status = 403


class BadDatabase(Refusal):
    """The database cannot be opened."""

    id = "server-bad-database"
    english = "the database {db} cannot be used: {why}"


class DatabaseInUse(Refusal):
    """Another process owns the file of the database."""

    id = "server-database-in-use"
    english = "the database {db} is in use by another hall; stop it first, or give this one another file with --db"


class NeedsPostgres(Refusal):
    """This needs a database that several processes can use at once."""

    id = "server-needs-postgres"
    english = "{what} needs a hall on PostgreSQL (--db postgresql://…): a SQLite file belongs to one server process"


class NotMovable(Refusal):
    """There is no hall there that could be moved to another database."""

    id = "server-not-movable"
    english = "the hall in {db} cannot be moved: {why}"


class NotEmpty(Refusal):
    """There is already a hall in the database."""

    id = "server-not-empty"
    english = "{db} already contains a hall; name an empty database"


class MoveFailed(Refusal):
    """A hall could not be moved to another database."""

    id = "server-move-failed"
    english = "the hall was not moved, and nothing has changed: {why}"


class BadSettings(Refusal):
    """The settings file cannot be used."""

    id = "server-bad-settings"
    english = "the settings {file} cannot be used: {why}"


class PortTaken(Refusal):
    """The server cannot listen on the address."""

    id = "server-port-taken"
    english = "cannot listen on {host}, port {port}: {why}"


class UnknownTable(Refusal):
    """The database holds no such table (for the command line)."""

    id = "server-unknown-table"
    english = "the database {db} holds no table “{table}”"


class NoRatings(Refusal):
    """There is no database whose ratings could be counted (for the command line)."""

    id = "server-no-ratings"
    english = "there is no database {db}"


class BadBackup(Refusal):
    """The file is not a complete backup of a hall."""

    id = "server-bad-backup"
    english = "{file} cannot be used as a backup: {why}"


class NotProven(Refusal):
    """Some games of a backup cannot be replayed."""

    id = "server-not-proven"
    english = "{count} tables cannot be replayed, {table} among them: {why}"


class NeedsSocket(Refusal):
    """A plain request came to the address of a socket."""

    id = "server-needs-socket"
    english = "this address is for WebSockets only"
    status = 426


class BadToken(Refusal):
    """The token is not one of this hall, or no longer."""

    id = "server-bad-token"
    english = "this token is wrong or no longer valid"
    status = 401


class TokenLacks(Refusal):
    """The token was not made for this."""

    id = "server-token-lacks"
    english = "this token does not have the scope “{scope}”"
    status = 403


class NotForTokens(Refusal):
    """Only people may do this."""

    id = "server-not-for-tokens"
    english = "this is not possible with a token; only people can do it, on the page"
    status = 403


class NoSuchBot(Refusal):
    """The person has registered no such bot, or it has no such token."""

    id = "server-no-such-bot"
    english = "you have no such bot, or it has no such token"
    status = 404


class TooManyBots(Refusal):
    """A person has registered the most bots allowed."""

    id = "server-too-many-bots"
    english = "you have already registered {count} bots, the most allowed"
    status = 429


class TooManyTokens(Refusal):
    """A bot has the most tokens allowed."""

    id = "server-too-many-tokens"
    english = "this bot already has {count} tokens; revoke one first"
    status = 429


class Banned(Refusal):
    """The operator has banned the person or the address."""

    id = "server-banned"
    english = "the operator of this hall has banned you"
    status = 403


class BadBan(Refusal):
    """The subject of a ban is not an address."""

    id = "server-bad-ban"
    english = "“{subject}” is neither an address nor a network"
    status = 400


class NoSuchPerson(Refusal):
    """Nobody has that id."""

    id = "server-no-such-person"
    english = "nobody here has the id “{person}”"
    status = 404


class NoSuchReport(Refusal):
    """There is no report with that number, or it was deleted."""

    id = "server-no-such-report"
    english = "there is no report {number}"
    status = 404


class NotOperator(Refusal):
    """Only the operator may do this, with the operator's token."""

    id = "server-not-operator"
    english = "only the operator can do this"
    status = 403
