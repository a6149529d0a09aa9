"""The tree of a search: what was tried in which situation, how often, and what it brought."""

from math import inf, log, sqrt
from typing import final


@final
class Edge:
    """An action tried in a situation: how often it could be and was chosen, and what it brought its mover."""

    __slots__ = ("available", "guess", "nodes", "visits", "worth")

    def __init__(self, worth: float) -> None:
        """Begin with a first guess, which counts as one visit."""
        self.available = 1
        self.visits = 1
        self.guess = self.worth = worth
        self.nodes: dict[int, Node] = {}

    def below(self, information_key: int) -> "Node":
        """Return the situation the action leads to when the searching seat then sees this."""
        node = self.nodes.get(information_key)
        if node is None:
            node = self.nodes[information_key] = Node()
        return node

    @property
    def mean(self) -> float:
        """What the action has brought on average."""
        return self.worth / self.visits


@final
class Node:
    """A situation after a sequence of actions, in any world: what its mover may do there."""

    __slots__ = ("added", "edges", "off", "visits")

    def __init__(self) -> None:
        """Begin without any action tried."""
        self.edges: dict[int, Edge] = {}
        self.visits = 0
        self.added = 0
        self.off = 0.0
        """How far first guesses were off in all that was added."""

    def pick(self, legal: list[int], explore: float, corrected: bool = False) -> int:
        """Choose the most promising of the legal actions that have been opened; `explore` is in points.

        If corrected, first guesses are shifted by how far they were off here so far: they are made right after an
        action, values at the horizon.
        """
        best, chosen = -inf, -1
        edges = self.edges
        off = self.off / self.added if corrected and self.added else 0.0
        for action in legal:
            edge = edges.get(action)
            if edge is None:
                continue
            edge.available += 1
            promise = (edge.worth + off) / edge.visits
            if explore:
                promise += explore * sqrt(log(edge.available) / edge.visits)
            if promise > best:
                best, chosen = promise, action
        return chosen

    def add(self, edge: Edge, value: float) -> None:
        """Count what choosing an action of this situation has brought."""
        edge.visits += 1
        edge.worth += value
        self.added += 1
        self.off += value - edge.guess
