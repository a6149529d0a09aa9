"""How good a position is for a seat: named features with weights, one module and one table of weights per game."""

from drakehall.bots.evaluation.evaluation import Evaluation, Features, Inputs
from drakehall.bots.evaluation.registry import evaluation, learned
from drakehall.bots.evaluation.weights import BadWeights, Weights

__all__ = ["BadWeights", "Evaluation", "Features", "Inputs", "Weights", "evaluation", "learned"]
