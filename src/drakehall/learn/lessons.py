"""Lessons: a guided first game in sections, each a prepared position with sentences that come when needed."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from drakehall import bots
from drakehall.kernel import registry
from drakehall.kernel.game import Game
from drakehall.learn.errors import TooLongStep, UnknownSection
from drakehall.learn.shipped import find, shipped
from drakehall.learn.texts import Gist, LearningFile, Sentence
from drakehall.text.rule_sheets import rules

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$", max_length=40)]
LONGEST: Final = 240
"""Greatest number of characters of a step in each language: one or two short sentences."""
TO: Final = ".."
"""Stands between the first and the last of a range of rules."""


class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a step is told: everything named here must hold. An empty trigger always does."""

    asked: tuple[str, ...] = ()
    """I am asked one of these questions, by the id of the prompt."""
    may: tuple[str, ...] = ()
    """I may take an action of one of these verbs."""
    event: tuple[str, ...] = ()
    """One of these has just happened, by the id of the event."""
    waiting: bool = False
    """Another seat decides."""
    rest: bool = False
    """What I began in this turn is finished: another seat decides, or I begin anew."""
    over: bool = False
    """The game is over."""


class Comment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The guide's comment on one of these moves instead of the advised one."""

    moves: tuple[str, ...]
    """Moves in notation, or verbs alone."""
    say: Sentence


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence, when it is told, and what lights up meanwhile."""

    id: Id
    say: Sentence
    when: Trigger = Trigger()
    light: tuple[str, ...] = ()
    """Elements of the view, named as in the targets of actions."""
    rules: tuple[str, ...] = ()
    """The rules that it teaches."""
    sources: tuple[str, ...] = ()
    """The sources of points that it teaches, as the breakdown names them."""
    move: str = ""
    """The move that the guide advises, in notation; empty: any will do."""
    part: tuple[str, ...] = ()
    """Moves that are part of the advised one, such as calling home one vassal of two: nothing is said against them."""
    answers: tuple[Comment, ...] = ()
    otherwise: Sentence | None = None
    """The comment on any other move than the advised one."""
    anywhere: bool = False
    """Whether the step also makes sense in an ordinary game, where it is told the first time its trigger holds."""
    elsewhere: Sentence | None = None
    """What is said there instead, if `say` refers to the section's own position."""


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared position, played on at the real table until every step has been told."""

    id: Id
    title: Sentence
    position: str
    step: tuple[LessonStep, ...]
    gist: Annotated[tuple[Gist, ...], Meta(max_length=3)] = ()
    """What was learnt, repeated at its end."""
    bot: str = "greedy"
    """The bot that plays the other seats."""


class Untaught(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules that no step teaches, and why."""

    rules: tuple[str, ...]
    """Ids, and ranges of them such as `SMO-6.7..SMO-6.9`: those between that no step teaches."""
    why: Sentence


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The guided first game of a game."""

    game: str
    about: Sentence
    section: tuple[Section, ...]
    in_games: tuple[LessonStep, ...] = ()
    """Steps about what no section leads to: told in ordinary games alone."""
    left_out: dict[str, Sentence] = {}
    """Verbs and sources of points that the lesson does not teach, and why."""
    untaught: tuple[Untaught, ...] = ()

    def steps(self) -> Iterator[LessonStep]:
        """Yield all steps in order."""
        for section in self.section:
            yield from section.step
        yield from self.in_games

    def anywhere(self) -> Iterator[LessonStep]:
        """Return the steps that are told in ordinary games."""
        yield from (step for section in self.section for step in section.step if step.anywhere)
        yield from self.in_games

    def find(self, section: str) -> Section:
        """Return a section by its id."""
        return find(section, self.section, UnknownSection)


@cache
def lesson(game: str) -> Lesson:
    """Return the lesson that comes with a game."""
    name = f"{registry.game(game).name}.toml"
    return read_lesson(name, shipped("lessons", name))


def read_lesson(name: str, text: str) -> Lesson:
    """Read and check the text of a lesson; raise `BadLearningFile` with the line if anything is wrong."""
    file = LearningFile(name, text)
    found = file.read(Lesson)
    game = registry.game(found.game)
    steps = [
        (f"section[{i}].step[{j}]", step) for i, each in enumerate(found.section) for j, step in enumerate(each.step)
    ]
    steps += [(f"in_games[{i}]", step) for i, step in enumerate(found.in_games)]
    file.must_differ([(f"section[{i}]", each.id) for i, each in enumerate(found.section)])
    file.must_differ([(path, step.id) for path, step in steps])
    known = frozenset(rule.id for rule in rules(game.name, "en"))
    for i, section in enumerate(found.section):
        _check_section(file, game, f"section[{i}]", section)
        file.must_be_rules(f"section[{i}].gist", [gist.rule for gist in section.gist], known)
    first = game.read_position(found.section[0].position)
    verbs = tuple(verb.name for verb in first.actions.verbs)
    for i, step in enumerate(found.in_games):
        for verb in step.when.may:
            file.must_know(f"in_games[{i}].when", verb, verbs)
    for path, step in steps:
        file.must_be_rules(f"{path}.rules", step.rules, known)
        _check_length(file, path, step)
    for i, left in enumerate(found.untaught):
        ends = [end for given in left.rules for end in given.split(TO, 1)]
        file.must_be_rules(f"untaught[{i}].rules", ends, [rule for rule in known if "-R" not in rule])
    return found


def named(given: Iterable[str], order: Sequence[str]) -> Iterator[str]:
    """Yield the rules that ids and ranges stand for, in a list of all rules."""
    for each in given:
        first, _, last = each.partition(TO)
        yield from order[order.index(first) : order.index(last or first) + 1]


def _check_section(file: LearningFile, game: Game, path: str, section: Section) -> None:
    state = file.position(f"{path}.position", game, section.position)
    file.must_know(f"{path}.bot", section.bot, tuple(bots.bots(game)))
    verbs = tuple(verb.name for verb in state.actions.verbs)
    sources = tuple(dict.fromkeys(source for each in state.breakdown() for source in each))
    for j, step in enumerate(section.step):
        at = f"{path}.step[{j}]"
        for verb in step.when.may:
            file.must_know(f"{at}.when", verb, verbs)
        for source in step.sources:
            file.must_know(f"{at}.sources", source, sources)
        advised = [(f"{at}.move", step.move)] if step.move else []
        begun = [(f"{at}.part", move) for move in step.part]
        answered = [(f"{at}.answers", move) for answer in step.answers for move in answer.moves]
        for where, move in advised + begun + answered:
            if move not in verbs:
                file.must_be_action(where, state, move)


def _check_length(file: LearningFile, path: str, step: LessonStep) -> None:
    for said in (step.say, step.elsewhere or step.say):
        for text in (said.en, said.pl):
            if len(text) > LONGEST:
                raise file.fault(TooLongStep, f"{path}.say", count=len(text), most=LONGEST)
