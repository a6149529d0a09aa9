"""What can go wrong with a bot."""

from drakehall.kernel.errors import HallError


class UnknownBot(HallError):
    """No bot has that name."""

    id = "error-unknown-bot"
    english = "no bot is called “{name}”; there are: {known}"


class BrokenBot(HallError):
    """A bot of another package cannot be loaded or made."""

    id = "error-broken-bot"
    english = "the bot “{name}” cannot be loaded: {why}"


class BotNotAllowed(HallError):
    """A save names a bot by module and class, but the user has not allowed its code to be loaded."""

    id = "error-bot-not-allowed"
    english = "the bot “{name}” is a separate program; if you trust it, add --bot {name}"


class OtherGames(HallError):
    """A bot does not play this game."""

    id = "error-bot-other-games"
    english = "the bot “{name}” does not play {game}; it plays: {known}"


class BotFailed(HallError):
    """A bot of another package raised an error while deciding."""

    id = "error-bot-failed"
    english = "the bot “{name}” failed while deciding for seat {number}: {why}"


class BotTooSlow(HallError):
    """A bot of another package did not decide in time."""

    id = "error-bot-too-slow"
    english = "the bot “{name}” took more than {seconds} seconds for one decision for seat {number}"


class IllegalChoice(HallError):
    """A bot of another package chose something that is not a legal action."""

    id = "error-bot-illegal"
    english = "the bot “{name}” chose {given} for seat {number}, which is not a legal action"
