"""The games for OpenSpiel: importing this module registers them as `drakehall_smoki`, `drakehall_wyrmspan` …

    import pyspiel
    from drakehall.research import openspiel

    game = pyspiel.load_game("drakehall_smoki", {"players": 3, "open_piles": 1})
    state = game.new_initial_state()

The deal is one chance node with one outcome, sampled when it is applied (`SAMPLED_STOCHASTIC`); later draws are part
of the state, as cards in a pile are. `resample_from_infostate` deals anew whatever a player does not know.
"""

from typing import Any, ClassVar, Final, final

import msgspec

from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.kernel.game import Game
from drakehall.kernel.state import State
from drakehall.research.errors import MissingLibrary
from drakehall.research.openspiel_parameters import Parameters, chosen, specification
from drakehall.research.rewards import Rewards

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise MissingLibrary.behind(error, "drakehall.research.openspiel", "openspiel") from None

from drakehall.research.openspiel_observer import Observer

PREFIX: Final = "drakehall_"
DEAL: Final = 0
"""The only outcome of the chance node."""
OBSERVED: Final = pyspiel.IIGObservationType(perfect_recall=False)
FAR: Final = 32_767.0
"""A bound on the points that anybody can make or lack."""


@final
class Dealt:
    """A position as an OpenSpiel state keeps it: copied cheaply, and pickled as a save."""

    __slots__ = ("game", "state")

    def __init__(self, game: Game, state: State) -> None:
        """Keep a position of a game."""
        self.game = game
        self.state = state

    def __deepcopy__(self, memo: object) -> "Dealt":
        """Copy the position as searches do."""
        return Dealt(self.game, self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the position as its game saves it."""
        return _loaded, (self.game.name, self.game.save(self.state))


def _loaded(name: str, raw: bytes) -> Dealt:
    game = registry.game(name)
    return Dealt(game, game.load(raw))


class DrakehallGame(pyspiel.Game):
    """A game of the hall with its parameters: `players`, `seed`, `reward` and the game's options; one class for each.

    With a `seed` of at least 0, deals are those of that seed and the ones after it; otherwise they are random.
    """

    hall_game: ClassVar[Game]

    def __init__(self, params: Parameters | None = None) -> None:
        """Set up the parameters; omitted ones have their usual values."""
        given = dict(params or {})
        self.seats = int(given.get("players", _fewest(self.hall_game)))
        self.options = chosen(self.hall_game, given)
        self.agreed = self.hall_game.resolve_options(self.seats, self.options, text=True, files=False)
        self.vocabulary = self.hall_game.vocabulary(self.agreed)
        kind = str(given.get("reward", "win"))
        self.rewarded = Rewards(kind, low_wins=self.hall_game.low_wins)
        self._next = int(given.get("seed", -1))
        balanced = kind == "win" and self.seats > 1
        information = pyspiel.GameInfo(
            num_distinct_actions=self.vocabulary.size,
            max_chance_outcomes=1,
            num_players=self.seats,
            min_utility=-1.0 if kind == "win" else -FAR,
            max_utility=1.0 if kind == "win" else FAR,
            utility_sum=0.0 if balanced else None,
            max_game_length=self.hall_game.max_length,
        )
        super().__init__(_game_type(self.hall_game, balanced=balanced), information, given)

    def new_initial_state(self, struct: object = None) -> "DrakehallState":
        """Begin before the deal, or at the position of a state's struct or dictionary."""
        if struct is None:
            return DrakehallState(self)
        plain = struct if isinstance(struct, dict) else struct.to_dict()  # type: ignore[attr-defined]
        return DrakehallState(self, self.hall_game.load(msgspec.json.encode(plain)))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer for one player, for all of them together, or for nobody in particular."""
        if isinstance(iig_obs_type, dict):  # called with parameters alone
            iig_obs_type, params = None, iig_obs_type
        if params:
            raise ValueError(f"observations take no parameters: {params}")
        return Observer(self.hall_game, self.seats, self.agreed, iig_obs_type or OBSERVED)

    def deal(self) -> State:
        """Sample a deal."""
        seed = self._next
        if seed < 0:
            seed = int(np.random.randint(1 << 31))
        else:
            self._next += 1
        return self.hall_game.new_state(self.seats, self.agreed, Chance(seed))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle name and parameters."""
        return pyspiel.load_game, (PREFIX + self.hall_game.name, self.get_parameters())


@final
class DrakehallState(pyspiel.State):
    """A position, or nothing yet before the deal."""

    def __init__(self, game: DrakehallGame, position: State | None = None) -> None:
        """Begin before the deal or at a position; games make their states themselves."""
        super().__init__(game)
        self.dealt = None if position is None else Dealt(game.hall_game, position)

    @property
    def position(self) -> State:
        """The position in the hall's own terms."""
        if self.dealt is None:
            raise ValueError("nothing has been dealt yet")
        return self.dealt.state

    def current_player(self) -> int:
        """Return the player that decides, or the constant for chance or a finished game."""
        if self.dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.dealt.state.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the only outcome of the chance node: the deal."""
        return [(DEAL, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.dealt is None:
            game = self.get_game()
            self.dealt = Dealt(game.hall_game, game.deal())
        else:
            self.dealt.state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal"
        return str(self.get_game().vocabulary.name(action))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.dealt is not None and self.dealt.state.over

    def returns(self) -> list[float]:
        """Return what the game brought every player; zeros before it is over."""
        game = self.get_game()
        return list(game.rewarded.result(self.position)) if self.is_terminal() else [0.0] * game.seats

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "DrakehallState":
        """Return a state that the player cannot tell apart from this one; everything unknown is dealt anew."""
        chance = Chance(int(probability_sampler() * (1 << 53)))
        world: DrakehallState = self.clone()
        world.dealt = Dealt(self.get_game().hall_game, self.position.sample(player, chance))
        return world

    def __str__(self) -> str:
        """Return the whole position as text."""
        return "before the deal" if self.dealt is None else self.dealt.game.save(self.dealt.state).decode()

    def _to_struct(self) -> Any:
        return {} if self.dealt is None else msgspec.json.decode(self.dealt.game.save(self.dealt.state))

    def _to_observation_struct(self, player: int) -> Any:
        return msgspec.to_builtins(self.position.view(player), str_keys=True)

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        vocabulary = self.get_game().vocabulary
        return {"verb": vocabulary.verb(action).name, **vocabulary.arguments(action)}

    def _struct_to_actions(self, action_dict: dict[str, Any]) -> list[int]:
        vocabulary = self.get_game().vocabulary
        verb = vocabulary.verb(vocabulary.first(action_dict["verb"]))
        words = [verb.name, *(action_dict[parameter] for parameter in verb.parameters)]
        return [int(vocabulary.parse(" ".join(map(str, words))))]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game and the state, history included."""
        return _restored, (self.get_game(), self.serialize())


def _restored(game: DrakehallGame, text: str) -> DrakehallState:
    state: DrakehallState = game.deserialize_state(text)
    return state


def _fewest(game: Game) -> int:
    """Return the usual number of players: the fewest that play against one another."""
    return next(seats for seats in game.seats if seats > 1 or len(game.seats) == 1)


def _game_type(game: Game, *, balanced: bool) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Drakehall: {game.name.replace('_', ' ').title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if balanced else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=specification(game, _fewest(game)),
    )


def _register() -> None:
    """Register a class for each game: OpenSpiel keeps whatever it is given until Python has exited, and only a class
    survives that safely.
    """
    for game in registry.usable_games():
        if PREFIX + game.name not in pyspiel.registered_names():
            own = type(game.name, (DrakehallGame,), {"hall_game": game})
            pyspiel.register_game(_game_type(game, balanced=True), own)


_register()
