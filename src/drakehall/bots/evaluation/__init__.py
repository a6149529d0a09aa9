"""How good a position is for a seat: named features with weights, one module and one table of weights per game."""

from drakehall.bots.evaluation.evaluation import Evaluation, Features
from drakehall.bots.evaluation.registry import evaluation
from drakehall.bots.evaluation.weights import BadWeights, Weights

__all__ = ["BadWeights", "Evaluation", "Features", "Weights", "evaluation"]
