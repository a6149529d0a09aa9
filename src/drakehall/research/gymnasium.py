"""Thousands of games as one of Gymnasium's vector environments.

from drakehall.research.gymnasium import DrakehallVectorEnv

envs = DrakehallVectorEnv("smoki", 1024, rivals="greedy", workers=2)
observations, infos = envs.reset(seed=7)
observations, rewards, terminations, truncations, infos = envs.step(actions)
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, final

from drakehall.research.errors import MissingLibrary

try:
    import numpy as np
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingLibrary.behind(error, "drakehall.research.gymnasium", "research") from None

from drakehall.research.spaces import observation_space
from drakehall.research.vector import Vector

Observations = dict[str, NDArray[Any]]


@final
class DrakehallVectorEnv(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """Games of one kind side by side; each asks the seat that must decide, or with rivals only the learner's.

    The reward of a step is that of the seat that acted; `infos["rewards"]` has those of all seats. `infos` also has
    the deciding `seat` and its `action_mask` for every game. A game that ends is dealt anew in the same step
    (`AutoresetMode.SAME_STEP`): its last observation is in `infos["final_obs"]`. Games are never truncated.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int = 2,
        *,
        rivals: str | Sequence[str] = (),
        seat: int | None = None,
        workers: int = 1,
        reward: str = "win",
        shaping: Mapping[str, float] | None = None,
        skip_forced: bool = False,
        copy: bool = True,
        **options: object,
    ) -> None:
        """Choose as for `Vector`; without `copy`, arrays are changed in place by the next step."""
        self.games = Vector(
            game,
            num_envs,
            seats,
            rivals=rivals,
            seat=seat,
            workers=workers,
            reward=reward,
            shaping=shaping,
            skip_forced=skip_forced,
            **options,
        )
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.games.layout, self.games.vocabulary.size)
        self.single_action_space = Discrete(self.games.vocabulary.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._every = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal all games anew; without a seed, deals follow from the last seed that was given."""
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(1 << 31)) if seed is None else seed)
        observations = self._observations()
        return observations, {"action_mask": observations["action_mask"], "seat": self._kept(self.games.seats)}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Carry out one action in every game; an illegal one raises `IllegalInGame`, and nothing is carried out."""
        games = self.games
        games.step(actions)
        observations = self._observations()
        infos = {
            "action_mask": observations["action_mask"],
            "seat": self._kept(games.seats),
            "acted": self._kept(games.acted),
            "rewards": self._kept(games.rewards),
        }
        if games.over.any():
            infos.update(self._last())
        rewards = games.rewards[self._every, games.acted].astype(np.float64)
        return observations, rewards, games.over.copy(), np.zeros(self.num_envs, np.bool_), infos

    def close_extras(self, **kwargs: Any) -> None:
        """End the worker processes."""
        self.games.close()

    def _observations(self) -> Observations:
        numbers, masks = self.games.observations, self.games.masks.view(np.int8)
        return {"observation": self._kept(numbers), "action_mask": self._kept(masks)}

    def _last(self) -> dict[str, Any]:
        """Return the last observations of the games that ended, as Gymnasium's own environments do."""
        last = np.full(self.num_envs, None, dtype=object)
        nothing = np.zeros(self.games.vocabulary.size, np.int8)
        for game in np.flatnonzero(self.games.over).tolist():
            last[game] = {"observation": self.games.final[game].copy(), "action_mask": nothing}
        return {"final_obs": last, "_final_obs": self.games.over.copy()}

    def _kept(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array
