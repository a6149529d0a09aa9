"""What can be wrong with a command line."""

from drakehall.kernel.errors import HallError


class BadPair(HallError):
    """An option is not written as name=value."""

    id = "error-bad-pair"
    english = "“{given}” is not of the form name=value"


class BadPlayers(HallError):
    """More players are named than there are seats."""

    id = "error-bad-players"
    english = "{given} players are named for {seats} seats"


class BadCount(HallError):
    """A number is too small."""

    id = "error-bad-count"
    english = "{name} must be at least {least}, not {given}"


class UnknownLanguage(HallError):
    """The hall does not speak that language."""

    id = "error-unknown-language"
    english = "no language is called “{name}”; there are: {known}"


class BadName(HallError):
    """A player's name is empty, too long or taken."""

    id = "error-bad-name"
    english = "“{given}” cannot be a player’s name: names have one to {most} characters and are all different"


class NotWithResume(HallError):
    """A saved game already says this."""

    id = "error-not-with-resume"
    english = "{name} cannot be combined with --resume: the save settles it"


class NotWithPosition(HallError):
    """A position in text already says this."""

    id = "error-not-with-position"
    english = "{name} cannot be combined with --position: the position settles it"


class BadStep(HallError):
    """The log is shorter than the step asked for."""

    id = "error-bad-step"
    english = "the log has {count} entries, so a step is a number from 0 to {count}, not {given}"


class NotTogether(HallError):
    """Two options exclude each other."""

    id = "error-not-together"
    english = "{one} and {other} cannot be combined"


class Needs(HallError):
    """An option means something only together with another."""

    id = "error-needs"
    english = "{name} only makes sense with {needed}"


class NoSuchSeat(HallError):
    """The table has fewer seats."""

    id = "error-no-such-seat"
    english = "there is no seat {given} at this table; its seats are 1 to {seats}"


class NotCorrected(HallError):
    """No file corrects an option of that name."""

    id = "error-not-corrected"
    english = "no option “{name}” takes a file of corrections; options that do: {known}"
