"""Commands about one game: play, replay."""

import secrets
from contextlib import suppress
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from drakehall import bots
from drakehall.cli.common import AsJson, Language, Pairs, game_called, language_of, named, pairs, print_json, words
from drakehall.cli.errors import BadName, BadPlayers, BadStep, NotWithPosition, NotWithResume
from drakehall.kernel import registry
from drakehall.kernel.errors import HallError
from drakehall.kernel.files import text_of
from drakehall.kernel.game import Game
from drakehall.kernel.numbers import whole
from drakehall.learn.lessons import lesson
from drakehall.session import Move, Player, Session, save
from drakehall.session.log import standing
from drakehall.terminal.dialogue import Dialogue, program
from drakehall.terminal.learning.guide import GameGuide
from drakehall.terminal.learning.record import fetch, store, usual_file
from drakehall.terminal.narrator import Narrator
from drakehall.terminal.screen import screen
from drakehall.text import Words
from drakehall.text.names import bot_name, distinct, words_of

LONGEST_NAME = 24


def play(
    name: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    seats: Annotated[int | None, typer.Option()] = None,
    player: Annotated[
        list[str] | None,
        typer.Option("--player", "-p"),
    ] = None,
    seed: Annotated[int | None, typer.Option()] = None,
    option: Pairs = None,
    position: Annotated[Path | None, typer.Option()] = None,
    resume: Annotated[Path | None, typer.Option()] = None,
    bot: Annotated[list[str] | None, typer.Option()] = None,
    file: Annotated[Path | None, typer.Option()] = None,
    teach: Annotated[bool, typer.Option("--teach")] = False,
    lang: Language = None,
) -> None:
    """Play in the terminal: alone against bots, or with others at the same keyboard."""
    language = language_of(lang)
    console = screen()
    for each in bot or []:
        bots.register(each)
    said_by_file: dict[str, object] = {"GAME": name, "--seats": seats, "--seed": seed, "--option": option}
    if resume is not None:
        _must_not_say(NotWithResume, {**said_by_file, "--player": player, "--position": position})
        session = save.fetch(resume)
    elif position is not None:
        _must_not_say(NotWithPosition, said_by_file)
        session = _from_position(text_of(str(position)), player or [], language)
    else:
        game = game_called(name) if name else _ask_game(console, language)
        session = _new(game, seats, player or [], seed, pairs(option), words(language, game.name))
    target = file or resume or _free_file(session)
    save.may_store(session, target)
    said = words_of(language, session)
    narrator = Narrator(console, said)
    narrator.say("hall-notice", "dim")
    game_name = said.say(f"{session.game.name}-name")
    if session.position is None:
        narrator.say("hall-plays-with", game=game_name, seed=str(session.seed))
    else:
        narrator.say("hall-plays-from", game=game_name)
    narrator.at_table(session)
    narrator.options(session)
    narrator.advice(session)
    if not file and not resume and target != (usual := _usual_file(session)):
        narrator.command("hall-file-kept", f"{program()} play --resume {usual}", file=str(usual))
        narrator.say("hall-file-instead", file=str(target))
    with suppress(ImportError):
        import_module("readline")  # arrow keys and history at the prompt, if the system has them
    if teach:
        _taught(session, narrator, target)
    else:
        Dialogue(session, narrator, input, target).play()


def _taught(session: Session, narrator: Narrator, target: Path) -> None:
    """Play with a guide, and remember what it has said."""
    known = usual_file()
    record, aside = fetch(known)
    if aside is not None:
        narrator.say("learn-record-damaged", "yellow", file=str(known), aside=str(aside))
    told = record.of(session.game.name).told
    narrator.say("learn-guide-speaks", told="something" if told else "nothing")
    try:
        Dialogue(session, narrator, input, target, GameGuide(narrator, lesson(session.game.name), told)).play()
    finally:
        store(record, known)


def replay(
    file: Annotated[Path, typer.Argument()],
    step: Annotated[int | None, typer.Option()] = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Retell a saved game, or show any position in it."""
    language = language_of(lang)
    entries = len(save.read(save.contents(file)).log)
    if step is not None and not 0 <= step <= entries:
        raise BadStep(count=entries, given=step)
    session = save.fetch(file, until=step)
    if json:
        print_json(_as_data(session))
        return
    said = words_of(language, session)
    narrator = Narrator(screen(), said)
    narrator.say("hall-replay-title", "bold", game=said.say(f"{session.game.name}-name"), seed=str(session.seed))
    _tell(session, narrator)
    narrator.say("hall-replay-step", "bold", count=len(session.log))
    narrator.board(session, None)
    narrator.result(session)


def _tell(session: Session, narrator: Narrator) -> None:
    """Retell the moves that stand, noting where something was taken back."""
    stands, steps = set(standing(session.log)), iter(session.steps)
    for place, entry in enumerate(session.log):
        if place in stands:
            narrator.story([next(steps)], None)
        elif not isinstance(entry, Move):
            narrator.say("hall-replay-undo", "dim", seat=entry.seat, count=entry.moves)


def _as_data(session: Session) -> dict[str, object]:
    state = session.state
    return {
        "game": session.game.name,
        "seed": str(session.seed),
        "position": session.position,
        "players": session.players,
        "log": session.log,
        "events": [[event.seen_by(None) for event in step.events] for step in session.steps],
        "view": state.view(None),
        "over": state.over,
        "scores": state.scores(),
        "breakdown": state.breakdown(),
        "winners": state.winners(),
    }


def _new(
    game: Game, seats: int | None, given: list[str], seed: int | None, options: dict[str, object], said: Words
) -> Session:
    wanted = seats if seats is not None else max(2, len(given), game.seats[0])
    game.check_seats(wanted)
    players = _players(given, game, wanted, said)
    chosen = seed if seed is not None else secrets.randbelow(1 << 31)
    return Session(game, wanted, chosen, options, players, text=True)


def _from_position(text: str, given: list[str], language: str) -> Session:
    """Begin a game from a position; all of it is read before anyone sits down."""
    empty = Session.from_position(text, play_forced=False)
    players = _players(given, empty.game, empty.seats, words(language, empty.game.name))
    return Session.from_position(text, players)


def _players(given: list[str], game: Game, seats: int, said: Words) -> list[Player]:
    """Seat the people named, or you; bots take the other seats."""
    if len(given) > seats:
        raise BadPlayers(given=len(given), seats=seats)
    players = [_player(text, game, said) for text in given] or [Player(said.player(0))]
    people = [each.name for each in players if each.bot is None]
    if len(set(people)) < len(people):
        raise BadName(given=next(name for name in people if people.count(name) > 1), most=LONGEST_NAME)
    while len(players) < seats:
        players.append(Player(bot_name(said, "greedy"), "greedy"))
    names = distinct([each.name for each in players])
    return [Player(name, each.bot) for name, each in zip(names, players, strict=True)]


def _player(text: str, game: Game, said: Words) -> Player:
    kind, colon, bot = text.partition(":")
    if kind != "bot" or not colon:
        if not text.strip() or len(text) > LONGEST_NAME or not text.isprintable():
            raise BadName(given=text, most=LONGEST_NAME)
        return Player(text.strip())
    named(bot, game)
    return Player(bot_name(said, bot), bot)


def _usual_file(session: Session, copy: str = "") -> Path:
    return Path(f"{session.game.name}-{session.seed}{copy}.drakehall.json")


def _free_file(session: Session) -> Path:
    """Return a name made of the game and its seed; a game already saved under that name is never replaced."""
    path = _usual_file(session)
    numbers = count(2)
    while path.exists():
        path = _usual_file(session, f"-{next(numbers)}")
    return path


def _ask_game(console: Console, language: str) -> Game:
    names = registry.game_names()
    if len(names) == 1:
        return registry.game(names[0])
    for number, name in enumerate(names):
        said = words(language, name)
        title = (said.say(f"{name}-name"), "bold")
        console.print(Text.assemble((f"{number:>3}", "bold cyan"), "  ", title, f": {said.say(f'{name}-idea')}"))
    while True:
        answer = input(words(language).say("hall-choose-game") + " ").strip()
        if answer in names:
            return registry.game(answer)
        chosen = whole(answer)
        if chosen is not None and chosen < len(names):
            return registry.game(names[chosen])


def _must_not_say(error: type[HallError], given: dict[str, object]) -> None:
    """Refuse options that the named file already settles."""
    for name, value in given.items():
        if value:
            raise error(name=name)
