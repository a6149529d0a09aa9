"""The tools' work."""

import asyncio
import threading
from collections import OrderedDict
from typing import Final, final

from drakehall import bots
from drakehall.bots import analysis
from drakehall.briefing import notation, rules, verdicts
from drakehall.hall.errors import Duplicate, NotNow
from drakehall.kernel import registry
from drakehall.kernel.game import Game
from drakehall.mcp_server import arguments as args
from drakehall.mcp_server import cards
from drakehall.mcp_server.errors import NoSuchRules
from drakehall.mcp_server.seat import Seat
from drakehall.mcp_server.settings import McpSettings
from drakehall.mcp_server.situation import Form, Secrets, ToolAnswer, legal_actions, situation
from drakehall.mcp_server.tables import KeyedTables
from drakehall.session import Session
from drakehall.text import Words
from drakehall.text.option_text import option_default, option_sentences

ANALYSES: Final = 100
"""Number of analysed games that are kept."""


@final
class Tools:
    """The tools of one server; each takes its arguments and returns an answer, or raises a `HallError`."""

    def __init__(self, settings: McpSettings, tables: KeyedTables) -> None:
        """Work on some tables."""
        self._settings = settings
        self._tables = tables
        self._analysing = asyncio.Lock()
        self._analysed: OrderedDict[tuple[str, int], str] = OrderedDict()
        self._closing = threading.Event()

    def close(self) -> None:
        """Stop analysing finished games."""
        self._closing.set()

    # ── Before a game ──

    async def list_games(self, given: args.ListGames) -> ToolAnswer:
        """List the games, or describe one in full, short of its rules."""
        language = given.lang or self._settings.language
        if given.game is not None:
            return ToolAnswer(_about(_game(given.game), language))
        return ToolAnswer("\n".join(_line(registry.game(name), language) for name in registry.game_names()))

    async def read_rules(self, given: args.ReadRules) -> ToolAnswer:
        """Read out the rules: their contents, a part, or all."""
        game = _game(given.game)
        words = Words(given.lang or self._settings.language, game.name)
        found = rules.chapters(game, words)
        if given.part == "all":
            return ToolAnswer(rules.whole(found))
        if given.part == "contents":
            return ToolAnswer("\n".join([rules.written(found[0]), "", *(rules.heading(each) for each in found[1:])]))
        chapter = rules.chapter(found, given.part)
        text = rules.written(chapter) if chapter else rules.rule(game, words.language, given.part)
        if text is None:
            known = "; ".join(rules.heading(each) for each in found[1:])
            raise NoSuchRules(game=game.name, name=given.part, known=known)
        return ToolAnswer(text)

    async def new_table(self, given: args.NewTable) -> ToolAnswer:
        """Create a table and sit down."""
        language = given.lang or self._settings.language
        game = _game(given.game)
        seat, key, invitation = await self._tables.create(
            game, given.seats, given.bots, given.options, given.seed, given.name, language
        )
        return await self._seated(seat, Secrets(key, invitation), given.format)

    async def join_table(self, given: args.JoinTable) -> ToolAnswer:
        """Sit down at a table."""
        seat, key = await self._tables.join(given.invitation, given.name, given.lang or self._settings.language)
        return await self._seated(seat, Secrets(key), given.format)

    async def _seated(self, seat: Seat, secrets: Secrets, form: Form) -> ToolAnswer:
        return await situation(seat, None, legal=self._settings.legal, board=True, form=form, secrets=secrets)

    # ── During a game ──

    async def observe(self, given: args.Observe) -> ToolAnswer:
        """Show the whole position."""
        return await self._situation(await self._tables.seat(given.key), given.since, board=True, form=given.format)

    async def legal(self, given: args.Legal) -> ToolAnswer:
        """List what may be done."""
        return await legal_actions(await self._tables.seat(given.key), given.format)

    async def notation(self, given: args.Notation) -> ToolAnswer:
        """Explain how actions are written."""
        seat = await self._tables.seat(given.key)
        return ToolAnswer(notation.notation(seat.game.vocabulary(seat.table.options), seat.words))

    async def why(self, given: args.Why) -> ToolAnswer:
        """Return whether an action is possible, and if not, why."""
        seat = await self._tables.seat(given.key)
        answer = await seat.table.questions.ask(seat.number, given.action)
        words = seat.words
        if answer.reason is not None:
            return ToolAnswer(words.say("hall-why", action=answer.action, reason=words.message(answer.reason)))
        told = [words.say("hall-why-possible", action=answer.action)]
        if answer.events:
            told.append(words.say("mcp-surely", events=" · ".join(words.message(event) for event in answer.events)))
        if answer.points is not None:
            told.append(words.say("mcp-points", points=answer.points))
        told.append(words.say("mcp-final" if answer.final else "mcp-not-final"))
        return ToolAnswer("\n".join(told))

    async def move(self, given: args.MoveOf) -> ToolAnswer:
        """Play an action; the same move sent twice is played once."""
        seat = await self._tables.seat(given.key)
        said = ""
        try:
            await seat.table.moves.act(seat.number, given.decision, given.action)
        except Duplicate as error:
            said = seat.words.say("mcp-played-once", number=str(error.message.args["number"]))
        await seat.until_turn(given.wait)
        told = await self._situation(seat, min(given.decision, seat.told), board=given.position, form=given.format)
        return told if told.is_json or not said else ToolAnswer(f"{said}\n\n{told.text}")

    async def undo(self, given: args.UndoOf) -> ToolAnswer:
        """Take back the last decision."""
        seat = await self._tables.seat(given.key)
        await seat.table.moves.undo(seat.number, given.decision)
        return await self._situation(seat, min(given.decision, seat.told), board=False, form="text")

    async def wait(self, given: args.Wait) -> ToolAnswer:
        """Wait for the player's turn."""
        seat = await self._tables.seat(given.key)
        await seat.until_turn(given.seconds)
        return await self._situation(seat, given.since, board=given.position, form=given.format)

    async def cards(self, given: args.Cards) -> ToolAnswer:
        """Look cards up."""
        seat = await self._tables.seat(given.key)
        return ToolAnswer(cards.looked_up(given.name, seat.words))

    async def _situation(self, seat: Seat, since: int | None, *, board: bool, form: Form) -> ToolAnswer:
        return await situation(seat, since, legal=self._settings.legal, board=board, form=form)

    # ── What a bot thinks of it ──

    async def analyse(self, given: args.Analyse) -> ToolAnswer:
        """Return hints during a game, if they are allowed; after it, the player's biggest mistakes."""
        seat = await self._tables.seat(given.key)
        session = seat.table.session
        if session is None:
            raise NotNow(status=seat.table.row.status)
        if not session.state.over:
            found = await seat.table.questions.hint(seat.number, seat.table.seq)
            return ToolAnswer("\n".join(verdicts.hints(found, session.state.actions, seat.words)))
        return ToolAnswer(await self._course(seat, session))

    async def _course(self, seat: Seat, session: Session) -> str:
        """Analyse a finished game; one at a time, and each only once."""
        asked = seat.table.row.id, seat.number
        async with self._analysing:
            if asked not in self._analysed:
                found = await self._thought_about(session, seat.number)
                self._analysed[asked] = _worded(seat, session, found)
                while len(self._analysed) > ANALYSES:
                    self._analysed.popitem(last=False)
            return self._analysed[asked]

    async def _thought_about(self, session: Session, seat: int) -> analysis.Course:
        """Analyse a game in a thread, which ends after the decision at hand once nobody waits for it any longer."""
        gone = threading.Event()

        def going_on() -> None:
            if gone.is_set() or self._closing.is_set():
                raise NotNow(status="closed")

        try:
            return await asyncio.to_thread(analysis.course, session, [seat], self._settings.trials, done=going_on)
        finally:
            gone.set()


def _game(name: str) -> Game:
    return registry.game(name.strip().lower().replace(" ", "_").replace("-", "_"))


def _line(game: Game, language: str) -> str:
    words = Words(language, game.name)
    low, high = game.seats[0], game.seats[-1]
    return f"{game.name}: {words.say(f'{game.name}-name')}, {low}–{high}. {words.say(f'{game.name}-idea')}"


def _about(game: Game, language: str) -> str:
    words = Words(language, game.name)
    told = [_line(game, language), words.say("mcp-bots", bots=", ".join(bots.bots(game))), words.say("mcp-options")]
    for option in game.describe_options():
        sentences = " ".join(f"{each.removesuffix('.')}." for each in option_sentences(words, option))
        default = words.say("hall-option-usual", value=option_default(words, option))
        told.append(f"{option.name}: {sentences} {default}.")
    return "\n".join(told)


def _worded(seat: Seat, session: Session, found: analysis.Course) -> str:
    words = seat.words
    mistakes = found.mistakes[seat.number]
    told = [words.say("hall-analyse-mistakes" if mistakes else "hall-analyse-no-mistakes", seat=seat.number)]
    for each in mistakes:
        told += verdicts.mistake(session, each, words)
    return "\n".join(told)
