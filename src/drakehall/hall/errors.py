"""What somebody at a table can ask for in vain."""

from typing import ClassVar

from drakehall.kernel.errors import HallError


class Refusal(HallError):
    """Something that the hall does not do; `status` is an HTTP status, which a problem carries on every road."""

    status: ClassVar[int] = 400


class NotFound(Refusal):
    """There is nothing at that address."""

    id = "server-not-found"
    english = "there is nothing here"
    status = 404


class NoSuchTable(Refusal):
    """No table has that id."""

    id = "server-no-such-table"
    english = "there is no table “{table}”"
    status = 404


class NoSuchSeat(Refusal):
    """The table has fewer seats."""

    id = "server-no-such-seat"
    english = "this table has no seat {number}"
    status = 404


class NoSuchPosition(Refusal):
    """The log is shorter."""

    id = "server-no-such-position"
    english = "there is no position {seq}; the game is at {last}"
    status = 404


class OverBefore(Refusal):
    """There was no decision left at that position."""

    id = "server-over-before"
    english = "at position {seq} the game was already over"
    status = 409


class SaveNotOver(Refusal):
    """Only finished games may be inspected: hidden things must not be shown while anybody still plays."""

    id = "server-save-not-over"
    english = "the game in this file is not over yet"
    status = 409


class SaveTooLong(Refusal):
    """The log of a save file is too long to be replayed here."""

    id = "server-save-too-long"
    english = "the game in this file has {count} entries; here it may have at most {most}"


class Malformed(Refusal):
    """The message does not have the form it should have."""

    id = "server-malformed"
    english = "this request cannot be understood: {why}"
    status = 400


class NotAllowed(Refusal):
    """Only certain people may do this."""

    id = "server-not-allowed"
    english = "only players at this table can do this"
    status = 403


class OnlyHost(Refusal):
    """Only who set the table may do this."""

    id = "server-only-host"
    english = "only the host can do this"
    status = 403


class WrongLink(Refusal):
    """The link is wrong or no longer valid."""

    id = "server-wrong-link"
    english = "this link is wrong or no longer valid"
    status = 403


class WrongCode(Refusal):
    """No table has this code."""

    id = "server-wrong-code"
    english = "no table has this code, or no longer"
    status = 404


class WrongPin(Refusal):
    """A seat cannot be taken again without its number."""

    id = "server-wrong-pin"
    english = "this is not the number of that seat"
    status = 403


class Watching(Refusal):
    """A spectator tries to play."""

    id = "server-watching"
    english = "you are only watching this table"
    status = 403


class BadBots(Refusal):
    """The bots leave no seat for a person."""

    id = "server-bad-bots"
    english = "{bots} bots do not fit in {seats} seats"
    status = 400


class BotsName(Refusal):
    """A person's name must not look like a bot's."""

    id = "server-bots-name"
    english = "“{name}” would be taken for a bot; choose a name that does not begin with “Bot”"
    status = 400


class BadClock(Refusal):
    """No game can be played with this clock."""

    id = "server-bad-clock"
    english = "this clock must give between {least} and {most} seconds"
    status = 400


class OutOfTime(Refusal):
    """A person's clock has run down."""

    id = "server-out-of-time"
    english = "your time is up; a bot plays on for you"
    status = 409


class GivenUp(Refusal):
    """At a table with a clock, a player who has left or run out of time cannot come back into the game."""

    id = "server-given-up"
    english = "this seat has been given up; a bot plays it to the end"
    status = 409


class ClockDecides(Refusal):
    """At a table with a clock nobody can ask for a stand-in."""

    id = "server-clock-decides"
    english = "at this table only the clock brings in a bot"
    status = 409


class NothingSaid(Refusal):
    """Nothing visible is left of the message."""

    id = "server-nothing-said"
    english = "there is nothing to say in this"
    status = 400


class NoSuchLine(Refusal):
    """There is no such line here, or this person may not read it."""

    id = "server-no-such-line"
    english = "there is no message {number}"
    status = 404


class CannotInvite(Refusal):
    """Not somebody the person has played with, or one of the two blocks the other: which one is not said."""

    id = "server-cannot-invite"
    english = "this person cannot be invited"
    status = 403


class SeatKept(Refusal):
    """The seat is kept for another player."""

    id = "server-seat-kept"
    english = "seat {number} is kept for another player"
    status = 409


class SeatTaken(Refusal):
    """Somebody sits there."""

    id = "server-seat-taken"
    english = "seat {number} is taken"
    status = 409


class TableFull(Refusal):
    """No seat is free."""

    id = "server-table-full"
    english = "no seat is free at this table"
    status = 409


class AlreadySeated(Refusal):
    """A person has one seat at a table."""

    id = "server-already-seated"
    english = "you are already at this table, in seat {number}"
    status = 409


class SeatsFree(Refusal):
    """The game cannot begin yet."""

    id = "server-seats-free"
    english = "{count} seats are still free"
    status = 409


class NotNow(Refusal):
    """The table is in another state."""

    id = "server-not-now"
    english = "this is not possible while the table is “{status}”"
    status = 409


class Present(Refusal):
    """A bot stands in for absent people only."""

    id = "server-present"
    english = "the person in seat {number} is present or has only just left"
    status = 409


class NoPerson(Refusal):
    """Nobody holds that seat."""

    id = "server-no-person"
    english = "nobody holds seat {number}"
    status = 409


class NoStandIn(Refusal):
    """No bot plays for that seat."""

    id = "server-no-stand-in"
    english = "no bot is standing in for seat {number}"
    status = 409


class BotPlays(Refusal):
    """A bot stands in for this seat; it must be given back first."""

    id = "server-bot-plays"
    english = "a bot is playing for you; take your seat back first"
    status = 409


class Stale(Refusal):
    """The action answers a position that is no longer there."""

    id = "server-stale"
    english = "this answers position {given}, but the game is at {seq}"
    status = 409


class Duplicate(Refusal):
    """The very move has been played already."""

    id = "server-duplicate"
    english = "this move was already played as number {number}"
    status = 409


class NotFriendly(Refusal):
    """The table allows no take-backs."""

    id = "server-not-friendly"
    english = "finished turns cannot be taken back at this table"
    status = 409


class CannotAgree(Refusal):
    """A player who would have to agree is away."""

    id = "server-cannot-agree"
    english = "the person in seat {number} is away and cannot agree to this"
    status = 409


class NothingAsked(Refusal):
    """Nobody has asked to take anything back."""

    id = "server-nothing-asked"
    english = "nobody is waiting for your answer"
    status = 409


class TakenBackEnough(Refusal):
    """Logs must not grow for ever."""

    id = "server-taken-back-enough"
    english = "decisions were taken back {count} times at this table; that is enough"
    status = 409


class HintsOff(Refusal):
    """The table has no hints."""

    id = "server-hints-off"
    english = "hints are off at this table"
    status = 409


class NoCourse(Refusal):
    """The processes that analyse finished games do not answer."""

    id = "server-no-course"
    english = "this game cannot be analysed right now"
    status = 503


class NoHint(Refusal):
    """The bot that gives hints does not answer."""

    id = "server-no-hint"
    english = "the bot gave no hint; try again"
    status = 503


class NotForeseen(Refusal):
    """The process that looks ahead does not answer."""

    id = "server-not-foreseen"
    english = "it cannot be said right now what this would bring"
    status = 503


class Conflict(Refusal):
    """Another writer was faster; the table is read again."""

    id = "server-conflict"
    english = "the table has moved on; try again"
    status = 409


class RulesMoved(Refusal):
    """The table was begun under other rules."""

    id = "server-rules-moved"
    english = "this table was started with version {began} of the rules of {game}; the hall now has {now}"
    status = 409


class BrokenLog(Refusal):
    """The log of a table cannot be played again."""

    id = "server-broken-log"
    english = "the log of this table cannot be played again: {why}"
    status = 409


class TooMuch(Refusal):
    """Too many requests."""

    id = "server-too-much"
    english = "too many requests; wait a moment"
    status = 429


class TooManyTables(Refusal):
    """A guest has too many unfinished tables."""

    id = "server-too-many-tables"
    english = "too many of your tables have not ended ({count}); finish or leave one first"
    status = 429


class HintsSpent(Refusal):
    """A seat has used all the hints it gets for now."""

    id = "server-hints-spent"
    english = "you have no hints left for now; the next one comes in {seconds} s"
    status = 429


class HintPending(Refusal):
    """A bot is still thinking about the previous hint."""

    id = "server-hint-pending"
    english = "a bot is still thinking about your last hint; ask again in a moment"
    status = 429


class StorageFailed(Refusal):
    """The database does not take the write; nothing has changed."""

    id = "server-storage-failed"
    english = "the hall cannot store anything right now ({why}); nothing has changed"
    status = 503


class Fault(Refusal):
    """Something is wrong with the hall itself; the log says what."""

    id = "server-fault"
    english = "something went wrong in the hall"
    status = 500


class RatedAccounts(Refusal):
    """A rating must belong to somebody who can come back."""

    id = "server-rated-accounts"
    english = "rated games are for people with an account; you can watch, or play a game that is not rated"
    status = 403


class RatedSeats(Refusal):
    """Alone one has no opponent whose rating could change."""

    id = "server-rated-seats"
    english = "a rated game needs at least two seats"


class RatedHelp(Refusal):
    """Ratings should reflect how people play, not how bots advise them."""

    id = "server-rated-help"
    english = "at a rated table there are no hints, and nothing is taken back"


class RatedClock(Refusal):
    """Without a clock nobody would ever lose by staying away."""

    id = "server-rated-clock"
    english = "a rated table needs a clock"


class RatedOptions(Refusal):
    """Ratings from games with different options cannot be compared."""

    id = "server-rated-options"
    english = "a rated game is played with the usual options; these differ: {options}"


class RatedBots(Refusal):
    """Bots are fixed points, but only as far as the ladders have measured them."""

    id = "server-rated-bots"
    english = "“{bot}” cannot play rated games, because its current version has not been rated; these can: {known}"


class RatedAddress(Refusal):
    """Two people at one address may be the same person."""

    id = "server-rated-address"
    english = "a player from your address already sits here, so the game cannot be rated; create an unrated table"
    status = 409


class RatedOwner(Refusal):
    """The owner of a bot could lose to it on purpose, or let two of their bots lose to each other."""

    id = "server-rated-owner"
    english = (
        "a registered bot cannot meet its owner, or another of the owner's bots, in rated games; "
        "play at an unrated table"
    )
    status = 409


class RatedDevice(Refusal):
    """With several people at one device, it is unknown which of them has played."""

    id = "server-rated-device"
    english = "people who share a device cannot play rated games"


class CurtainDrawn(Refusal):
    """Several people share the device, and none of them has said that they are the one looking."""

    id = "server-curtain-drawn"
    english = "someone must first say that they are the one in front of this device"
    status = 409


class HandedOver(Refusal):
    """The person who asked is no longer in front of the device."""

    id = "server-handed-over"
    english = "this device was handed over before the answer came"
    status = 409


class HandsInside(Refusal):
    """A save file of a running game would show every player's hand to the others."""

    id = "server-hands-inside"
    english = "several people share this device: the file would show every hand, so it can be had when the game is over"
    status = 409


class RatedSeat(Refusal):
    """A rating is earned by one person."""

    id = "server-rated-seat"
    english = "in a rated game a seat belongs to the person who sat down; sign in as that person instead"
    status = 403
