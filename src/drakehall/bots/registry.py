"""All bots there are, by name."""

from drakehall.bots import outside
from drakehall.bots.bot import Bot, Budget
from drakehall.bots.errors import UnknownBot
from drakehall.bots.evaluation import evaluation, learned
from drakehall.bots.greedy import Greedy
from drakehall.bots.levels import NAMES, parameters
from drakehall.bots.nets.file import Card
from drakehall.bots.nets.registry import net
from drakehall.bots.random_bot import RandomBot
from drakehall.bots.search.search import Search
from drakehall.bots.styles import LEVEL, styles
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.kernel.state import State


def levels() -> list[str]:
    """Return the bots that play every game, weakest first."""
    return ["random", "greedy", *NAMES]


def bots(game: Game) -> list[str]:
    """Return the bots that play a game: levels from the weakest up, those with a style, those of other packages."""
    return list(dict.fromkeys([*levels(), *styles(game), *outside.names(game)]))


def net_card(game: Game) -> Card | None:
    """Return the card of the net that some levels play a game with; None if all weigh positions by hand."""
    found = net(game)
    return None if found is None else found.card


def net_levels(game: Game) -> list[str]:
    """Return the levels that play with the net of a game at the tables that its card names."""
    return [level for level in NAMES if parameters(game, level).learned] if net(game) is not None else []


def net_seats(name: str, game: Game) -> tuple[int, ...]:
    """Return the numbers of seats at which a bot plays with the net of a game if the options are as usual."""
    card = net_card(game)
    return card.usual_seats() if card is not None and name in net_levels(game) else ()


def check(name: str, game: Game) -> None:
    """Raise `UnknownBot` unless a bot of that name plays the game; no bot is made, and no code is loaded for it."""
    if name not in bots(game):
        raise UnknownBot(name=name, known=", ".join(bots(game)))


def make(name: str, game: Game, seed: int) -> Bot:
    """Make a bot; its choices depend only on the seed and the positions it is shown."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return Greedy(seed, evaluation(game))
    if name in NAMES:
        chosen = parameters(game, name)
        judge = learned(game, everywhere=chosen.everywhere) if chosen.learned else evaluation(game)
        return Search(seed, judge, chosen)
    style = styles(game).get(name)
    if style is not None:
        return Search(seed, evaluation(game, tuple(sorted(style.items()))), parameters(game, LEVEL))
    outsider = outside.make(name, game, seed)
    if outsider is None:
        raise UnknownBot(name=name, known=", ".join(bots(game)))
    return outsider


def choose(bot: Bot, state: State, chance: Chance, budget: Budget | None = None) -> int:
    """Let a bot decide for the deciding seat; it is shown a sample."""
    seat = state.seat
    if seat is None:
        raise ValueError("the game is over")
    if isinstance(bot, RandomBot):
        return bot.among(state.legal())  # it looks at nothing, so nothing need be sampled
    return bot.choose(state.sample(seat, chance), seat, budget or Budget())
