"""A recursion limit that every engine can handle."""

import sys

# Deeper than any legitimate recursion, and its frames take only a fraction of the memory.
MAX_RECURSION_LIMIT = 50_000

_set_recursion_limit, _get_recursion_limit = sys.setrecursionlimit, sys.getrecursionlimit
# The frames that the program doesn't see: the recorder's own.
_hidden = {"frames": 0}


def _setrecursionlimit(limit, /):
    """Sets the maximum depth of the Python interpreter stack to limit, up to the sandbox's maximum."""
    if type(limit) is int and limit > 0:
        limit = min(limit, MAX_RECURSION_LIMIT) + _hidden["frames"]
    _set_recursion_limit(limit)


def _getrecursionlimit():
    """Return the current value of the recursion limit."""
    return _get_recursion_limit() - _hidden["frames"]


def add_hidden_frame():
    """Lets a frame be called in addition to the program's own, so that a recorded program recurses as deeply."""
    _hidden["frames"] = 1
    _set_recursion_limit(_get_recursion_limit() + 1)
    _getrecursionlimit.__name__ = _getrecursionlimit.__qualname__ = "getrecursionlimit"
    sys.getrecursionlimit = _getrecursionlimit


def remove_hidden_frame():
    """Takes that frame away again."""
    _set_recursion_limit(_get_recursion_limit() - _hidden["frames"])
    _hidden["frames"] = 0


def install():
    """Replaces sys.setrecursionlimit."""
    _setrecursionlimit.__name__ = _setrecursionlimit.__qualname__ = "setrecursionlimit"
    sys.setrecursionlimit = _setrecursionlimit
