"""What can go wrong at the tables for language models."""

from drakehall.kernel.errors import HallError


class NoSdk(HallError):
    """The SDK of the protocol is not installed."""

    id = "mcp-no-sdk"
    english = "this command needs the package mcp; install it with: pip install 'drakehall[mcp]'"


class OpenToOthers(HallError):
    """Other machines would be let in without having been allowed."""

    id = "mcp-open-to-others"
    english = (
        "listening on {host} lets other machines in; if you want that, name the hosts by which they reach this one: "
        "--allow {host}:{port}"
    )


class UnknownTool(HallError):
    """No tool has that name."""

    id = "mcp-unknown-tool"
    english = "there is no tool “{name}”; there are: {known}"


class BadArguments(HallError):
    """The arguments of a tool do not have the required form."""

    id = "mcp-bad-arguments"
    english = "the arguments cannot be used: {why}"


class TooLong(HallError):
    """The arguments of a tool are too long."""

    id = "mcp-too-long"
    english = "the arguments have {size} bytes, but at most {most} are read"


class WrongKey(HallError):
    """The key does not belong to any seat."""

    id = "mcp-wrong-key"
    english = "no seat here belongs to this key"


class TableClosed(HallError):
    """Nobody has used the table for a long time."""

    id = "mcp-table-closed"
    english = "this table was closed because nobody had used it for {minutes} minutes, or to make room for others"


class TooManyTables(HallError):
    """There is no room for more tables."""

    id = "mcp-too-many-tables"
    english = "{count} games are being played here, and there is no room for more tables"


class NoSuchRules(HallError):
    """The rules have no such chapter or rule."""

    id = "mcp-no-such-rules"
    english = "the rules of {game} have no part “{name}”; chapters: {known}"


class NoSuchCard(HallError):
    """No card has that id or name."""

    id = "mcp-no-such-card"
    english = "no card or tile here is called “{name}”"
