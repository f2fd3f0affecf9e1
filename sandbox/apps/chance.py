"""Random numbers that the seed of a scenario fixes."""

import random

_state = {"seed": 0}


def use_seed(seed):
    """Sets the seed of a scenario."""
    _state["seed"] = seed


def chance(*purpose):
    """Returns a random.Random that is the same for the same seed and purpose."""
    return random.Random(" ".join(map(str, (_state["seed"], *purpose))))
