"""What the model reads: one message with the rules and how to answer, and one for each decision."""

from collections.abc import Sequence
from typing import Final, final

from drakehall.briefing import rules
from drakehall.briefing.decision import choices, question
from drakehall.briefing.notation import notation
from drakehall.briefing.position import position
from drakehall.briefing.story import story
from drakehall.kernel import options as opt
from drakehall.kernel import registry
from drakehall.kernel.errors import LONGEST_QUOTE
from drakehall.kernel.state import State
from drakehall.llm_bench.answers import Read
from drakehall.llm_bench.plan import BenchmarkPlan, disguise_of
from drakehall.text import Words
from drakehall.text.names import opponent
from drakehall.wire.frames import Happened

LEFT_OUT: Final = ("Options", "Opcje")
"""Titles of chapters that are about choosing a game, not about playing it."""


@final
class Prompts:
    """Writes the prompts of one benchmark."""

    def __init__(self, plan: BenchmarkPlan) -> None:
        """Prepare the words, and the disguise if there is one."""
        match = plan.match
        self._plan = plan
        self._game = registry.game(match.game)
        self._options = self._game.resolve_options(match.seats, match.options)
        self._words = Words(plan.asking.language, match.game, options=self._options)
        self._words.players = [self._words.say("hall-seat", number=seat + 1) for seat in range(match.seats)]
        if len(self._game.start(match.seats, 0, **match.options).scores()) > match.seats:
            self._words.players.append(opponent(self._words))
        self.disguise = disguise_of(plan)

    def system(self) -> str:
        """Return the message that every call begins with: the task, the rules, the notation, the form of answers."""
        words, asking = self._words, self._plan.asking
        chapters = [each for each in rules.chapters(self._game, words) if each.title not in LEFT_OUT]
        space = self._game.vocabulary(self._options)
        masked = self.disguise
        written = notation(space, words, masked.action, masked.label) if masked else notation(space, words)
        parts = [
            words.say("llm-task", retries=asking.retries),
            self._part("llm-rules", rules.whole(chapters)),
            self._part("llm-notation", written),
        ]
        if self._plan.match.options:
            options = ", ".join(f"{name}={value}" for name, value in opt.chosen(self._options).items())
            parts.insert(2, self._part("llm-options", options))
        return self._hidden("\n\n".join(parts))

    def user(self, world: State, seat: int, happened: Sequence[Happened], refused: str = "") -> str:
        """Return the message for a decision; `world` is a sample of the seat's position."""
        words, game = self._words, self._game
        parts = [
            words.say("llm-you-are", seat=seat, players=", ".join(words.players)),
            self._part("llm-happened", story(happened, world.actions, words) or words.say("llm-nothing")),
            self._part("llm-position", position(game, world.view(seat), words)),
            self._part("llm-question", question(world, seat, words)),
        ]
        told = [self._hidden("\n\n".join(parts))]
        if self._plan.asking.legal:
            told.append(f"[{self._hidden(words.say('llm-legal'))}]\n{self._choices(world, seat)}")
        if refused:
            told.append(refused)
        return "\n\n".join([*told, self._hidden(words.say("llm-answer"))])

    def refused(self, read: Read) -> str:
        """Return why an answer was not accepted."""
        words = self._words
        if read.unreadable:
            return self._hidden(words.say("llm-unreadable"))
        given = read.given[:LONGEST_QUOTE]
        if read.reason is None:
            return words.say("llm-no-such-action", given=given)
        return words.say("llm-illegal", given=given, reason=self._hidden(words.message(read.reason)))

    def too_slow(self) -> str:
        """Return that an answer came too late."""
        return self._words.say("llm-too-slow")

    def _choices(self, world: State, seat: int) -> str:
        lines = []
        for each in choices(self._game, world, seat, self._words):
            action = self.disguise.action(each.action) if self.disguise else each.action
            lines.append(f"{action}: {self._hidden(each.means)}")
        return "\n".join(lines)

    def _part(self, heading: str, text: str) -> str:
        return f"[{self._words.say(heading)}]\n{text}"

    def _hidden(self, text: str) -> str:
        return self.disguise.text(text) if self.disguise else text
