"""What a player is shown: where the game stands, what happened, what is asked and what may be done.

All of it comes from the hall's own frame for the seat and from a sample of the position.
"""

from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from drakehall.briefing.board_lines import lines
from drakehall.briefing.decision import Choice, choices, listed, question
from drakehall.briefing.position import position
from drakehall.briefing.story import story
from drakehall.kernel.state import State
from drakehall.mcp_server.seat import Seat
from drakehall.terminal.boards import account_of
from drakehall.text import Words
from drakehall.wire.codec import ENCODER
from drakehall.wire.frames import Happened
from drakehall.wire.tables import Result, Status

Form = Literal["text", "json"]


class ToolAnswer(msgspec.Struct, frozen=True):
    """An answer: text for reading, or JSON."""

    text: str
    is_json: bool = False


class Secrets(msgspec.Struct, frozen=True):
    """What a player is shown once, when sitting down: the key of the seat, and the invitation for seats still free."""

    key: str | None = None
    invitation: str | None = None


NO_SECRETS: Final = Secrets()


class Situation(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a program gets in place of text."""

    status: Status
    decision: int
    """The number of the position; a move answers it."""
    seat: int
    """The player's own seat; seats count from 0."""
    your_turn: bool
    decides: int | None = None
    legal: list[str] | None = None
    """What the player may do now, in notation; null if it is not the player's turn, or if the list is withheld."""
    happened: list[Happened] = []
    view: msgspec.Raw | None = None
    result: Result | None = None
    key: str | None = None
    invitation: str | None = None


async def situation(
    seat: Seat, since: int | None, *, legal: bool, board: bool, form: Form = "text", secrets: Secrets = NO_SECRETS
) -> ToolAnswer:
    """Return where things stand for a player; `board` adds the whole position, `legal` what the player may do."""
    if seat.table.stored is None:
        return _gathering(seat, form, secrets)
    shown, world = await seat.look(since)
    found = choices(seat.game, world, seat.number, seat.words) if seat.decides else []
    if form == "json":
        data = Situation(
            seat.table.row.status,
            shown.seq,
            seat.number,
            seat.decides,
            shown.decides,
            [each.action for each in found] if seat.decides and legal else None,
            shown.happened,
            shown.view if board else None,
            shown.result,
            secrets.key,
            secrets.invitation,
        )
        return _as_json(data)
    parts = [*_secrets(secrets, seat.words), _heading(seat, shown.seq, shown.decides)]
    parts.append(_story(seat, world, shown.happened))
    if board:
        parts.append(_part(seat.words, "mcp-position", position(seat.game, world.view(seat.number), seat.words)))
    if shown.result is not None:
        parts.append(_part(seat.words, "mcp-result", _result(seat, shown.result, in_points=world.in_points)))
    if seat.decides:
        parts += _decision(seat, shown.seq, world, found if legal else None)
    return ToolAnswer("\n\n".join(part for part in parts if part))


async def legal_actions(seat: Seat, form: Form) -> ToolAnswer:
    """List what a player may do now, and nothing else; what happened remains to be shown."""
    if form == "json" or not seat.decides:
        return await situation(seat, seat.table.seq, legal=True, board=False, form=form)
    shown, world = await seat.look(telling=False)
    found = choices(seat.game, world, seat.number, seat.words)
    return ToolAnswer(_part(seat.words, "mcp-legal", listed(found), number=str(shown.seq)))


def _gathering(seat: Seat, form: Form, secrets: Secrets) -> ToolAnswer:
    if form == "json":
        status, number = seat.table.row.status, seat.number
        return _as_json(Situation(status, 0, number, False, key=secrets.key, invitation=secrets.invitation))
    free = sum(each.free for each in seat.table.row.seats)
    return ToolAnswer("\n\n".join([*_secrets(secrets, seat.words), seat.words.say("mcp-gathering", count=free)]))


def _secrets(secrets: Secrets, words: Words) -> Iterator[str]:
    if secrets.key is not None:
        yield words.say("mcp-key", key=secrets.key)
    if secrets.invitation is not None:
        yield words.say("mcp-invitation", invitation=secrets.invitation)


def _heading(seat: Seat, number: int, decides: int | None) -> str:
    words, row = seat.words, seat.table.row
    players = ", ".join(
        words.say("mcp-you", name=name) if at == seat.number else name for at, name in enumerate(words.players)
    )
    told = [words.say("mcp-table", game=words.say(f"{row.game}-name"), players=players)]
    if decides is None:
        told.append(words.say("mcp-over", number=str(number)))
    elif decides == seat.number:
        told.append(words.say("mcp-your-turn", number=str(number)))
    else:
        told.append(words.say("mcp-others-turn", number=str(number), seat=decides))
    return "\n".join(told)


def _story(seat: Seat, world: State, happened: list[Happened]) -> str:
    if not happened:
        return ""
    return _part(
        seat.words, "mcp-happened", story(happened, world.actions, seat.words), number=str(happened[0].seq - 1)
    )


def _decision(seat: Seat, number: int, world: State, found: list[Choice] | None) -> list[str]:
    words = seat.words
    asked = _part(words, "mcp-question", question(world, seat.number, words))
    if found is None:
        return [asked, words.say("mcp-how-to-move", number=str(number))]
    return [asked, _part(words, "mcp-legal", listed(found), number=str(number))]


def _result(seat: Seat, result: Result, *, in_points: bool) -> str:
    words, account = seat.words, account_of(seat.game.name)
    told = [words.say("hall-winner", count=len(result.winners), names=", ".join(map(words.player, result.winners)))]
    if account is not None and seat.table.session is not None:
        told += lines(account(seat.table.session, words))
    if in_points:
        for at, (points, parts) in enumerate(zip(result.scores, result.breakdown, strict=True)):
            sources = [f"{_source(words, source)} {number}" for source, number in parts.items()]
            told.append(f"{words.player(at)}: {points} ({', '.join(sources)})")
    return "\n".join(told)


def _source(words: Words, source: str) -> str:
    return words.say(f"{words.game}-score-{source.replace('_', '-')}")


def _part(words: Words, heading: str, text: str, **args: str) -> str:
    return f"[{words.say(heading, **args)}]\n{text}"


def _as_json(data: Situation) -> ToolAnswer:
    return ToolAnswer(ENCODER.encode(data).decode(), is_json=True)
