"""The shelf of bots."""

from drakehall.bots.bot import Bot, Budget
from drakehall.bots.evaluation import evaluation
from drakehall.bots.greedy import Greedy
from drakehall.bots.levels import NAMES, settings
from drakehall.bots.random_bot import RandomBot
from drakehall.bots.search.search import Search
from drakehall.bots.styles import LEVEL, styles
from drakehall.kernel.chance import Chance
from drakehall.kernel.errors import HallError
from drakehall.kernel.game import Game
from drakehall.kernel.state import State


class UnknownBot(HallError):
    """No bot has that name."""

    id = "error-unknown-bot"
    english = "no bot is called “{name}”; there are: {known}"


def levels() -> list[str]:
    """Name the bots that play every game, the weakest first."""
    return ["random", "greedy", *NAMES]


def bots(game: Game) -> list[str]:
    """Name the bots that play a game: from the weakest level to the strongest, then those with a style."""
    return [*levels(), *styles(game)]


def make(name: str, game: Game, seed: int) -> Bot:
    """Make a bot; its choices depend on the seed and the positions it is shown only."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return Greedy(seed, evaluation(game))
    if name in NAMES:
        return Search(seed, evaluation(game), settings(game, name))
    style = styles(game).get(name)
    if style is None:
        raise UnknownBot(name=name, known=", ".join(bots(game)))
    return Search(seed, evaluation(game, tuple(sorted(style.items()))), settings(game, LEVEL))


def choose(bot: Bot, state: State, chance: Chance, budget: Budget | None = None) -> int:
    """Let a bot decide for the seat whose decision it is; it is shown a sample."""
    seat = state.seat
    if seat is None:
        raise ValueError("the game is over")
    if isinstance(bot, RandomBot):
        return bot.among(state.legal())  # it looks at nothing, so nothing need be sampled
    return bot.choose(state.sample(seat, chance), seat, budget or Budget())
