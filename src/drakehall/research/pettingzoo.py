"""The games as PettingZoo environments.

from drakehall.research import pettingzoo as pz

env = pz.env("wyrmspan", seats=2)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    action = None if terminated or truncated else policy(observation["observation"], observation["action_mask"])
    env.step(action)
"""

from collections.abc import Mapping
from typing import Any, Final, final

from drakehall import features
from drakehall.kernel import registry
from drakehall.kernel.errors import IllegalAction
from drakehall.research.errors import MissingLibrary, UnknownRendering
from drakehall.research.rewards import rewards

try:
    import numpy as np
    from gymnasium.spaces import Discrete, Space
    from gymnasium.utils import EzPickle, seeding
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise MissingLibrary.behind(error, "drakehall.research.pettingzoo", "research") from None

from drakehall.research.painter import Painter
from drakehall.research.spaces import observation_space

Observation = dict[str, NDArray[Any]]

MODES: Final = ("human", "ansi", "rgb_array")
ILLEGAL: Final = -1.0
"""The reward for an illegal action if it ends the game."""
SEEDS: Final = 1 << 31
"""Number of seeds among which deals are drawn if none is given."""


def env(
    game: str,
    seats: int = 2,
    *,
    reward: str = "win",
    shaping: Mapping[str, float] | None = None,
    render_mode: str | None = None,
    language: str = "en",
    **options: object,
) -> "AECEnv[str, Any, Any]":
    """Make an environment with PettingZoo's usual wrappers.

    An illegal action ends the game: its agent gets -1, the others 0. Actions outside the vocabulary, and calls out of
    order, are errors. See `raw_env` for the parameters.
    """
    raw = raw_env(game, seats, reward=reward, shaping=shaping, render_mode=render_mode, language=language, **options)
    checked = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL))
    return wrappers.OrderEnforcingWrapper(checked)


@final
class raw_env(AECEnv[str, Any, Any], EzPickle):  # noqa: N801  # as all of PettingZoo's
    """A game as an environment: one agent for each seat that decides, `seat_0`, `seat_1` …

    An observation has the numbers of `drakehall.features` (`observation`) and a mask of the legal actions
    (`action_mask`), which is empty for agents that do not decide now. The mask is also in the agent's `info`.
    Rewards are those of `drakehall.research.rewards`. An illegal action raises `IllegalAction` and changes nothing.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        reward: str = "win",
        shaping: Mapping[str, float] | None = None,
        render_mode: str | None = None,
        language: str = "en",
        **options: object,
    ) -> None:
        """Choose a game, its seats and its options.

        `reward` is what a finished game brings: `win`, `margin`, `score` or `none`; `shaping` weighs sources of
        points, or all of them as `*`, for rewards on the way. `render_mode` is `human`, `ansi` or `rgb_array`, and
        boards are worded in `language`.
        """
        asked = {"reward": reward, "shaping": shaping, "render_mode": render_mode, "language": language}
        EzPickle.__init__(self, game, seats, **asked, **options)
        if render_mode is not None and render_mode not in MODES:
            raise UnknownRendering(name=render_mode, known=", ".join(MODES))
        self.game = registry.game(game)
        self.options = options
        self.metadata = {
            "name": f"drakehall_{game}_v{self.game.version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        agreed = self.game.resolve_options(seats, options)
        self.rewarded = rewards(self.game, seats, options, reward, shaping)
        self.layout = features.layout(self.game, seats, agreed)
        self.whole = features.layout(self.game, seats, agreed, perfect=True)
        self.vocabulary = self.game.vocabulary(agreed)
        self.render_mode = render_mode
        self.painter = Painter(self.game, [f"seat {seat}" for seat in range(seats)], language)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(
            self.possible_agents, observation_space(self.layout, self.vocabulary.size)
        )
        self.action_spaces = {agent: Discrete(self.vocabulary.size) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> Space[Any]:
        """Describe an agent's observations: the bounds of the layout's fields, and a mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Describe an agent's actions: the vocabulary of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. The seed is that of the deal; without one, deals follow from the last seed that was given.

        Options are part of the environment, because vocabulary and observations depend on them; none are taken here.
        """
        if seed is None:
            seed = int(self._random.integers(SEEDS))
        else:
            self._random, _ = seeding.np_random(seed)
        self.deal = seed
        self.position = self.game.start(len(self.possible_agents), seed, **self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._worth = self.rewarded.worth(self.position) if self.rewarded.shaped else []
        self._decide()

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know, and its legal actions."""
        numbers = np.empty(self.layout.size, np.int16)
        seat = self.possible_agents.index(agent)
        self.layout.observe(self.position, seat, numbers)
        decides = self.position.seat == seat
        return {"observation": numbers, "action_mask": self._mask.copy() if decides else np.zeros_like(self._mask)}

    def state(self) -> NDArray[Any]:
        """Return everything as numbers, hidden things too, in the deciding seat's order: for a critic in training."""
        numbers = np.empty(self.whole.size, np.int16)
        self.whole.observe(self.position, self.position.seat or 0, numbers)
        return numbers

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = self._legal(action)
        self._cumulative_rewards[agent] = 0.0
        self.position.apply(number)
        self._pay()
        self._accumulate_rewards()
        self._decide()
        if self.position.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[Any] | None:
        """Show the position as the deciding seat sees it: printed, as text, or as a picture."""
        if self.render_mode == "rgb_array":
            return self.painter.picture(self.position)
        if self.render_mode == "ansi":
            return self.painter.text(self.position)
        if self.render_mode == "human":
            self.painter.show(self.position)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def _decide(self) -> None:
        """Select the seat that must decide, and note what it may do."""
        seat = self.position.seat
        mask = np.empty(self.vocabulary.size, np.int8)
        features.fill_mask(self.position, mask)
        self._mask = mask
        nothing = np.zeros_like(mask)
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
        self.infos = {
            agent: {"action_mask": mask.copy() if each == seat else nothing} for each, agent in enumerate(self.agents)
        }

    def _legal(self, action: int | None) -> int:
        number = -1 if action is None else int(action)
        if not 0 <= number < self.vocabulary.size or not self._mask[number]:
            why = self.position.why_not(number)
            assert why is not None
            raise IllegalAction(self.vocabulary.name(number), why)
        return number

    def _pay(self) -> None:
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.rewarded.shaped:
            before, self._worth = self._worth, self.rewarded.worth(self.position)
            for agent, old, new in zip(self.agents, before, self._worth, strict=True):
                self.rewards[agent] += new - old
        if self.position.over:
            for agent, gain in zip(self.agents, self.rewarded.result(self.position), strict=True):
                self.rewards[agent] += gain
