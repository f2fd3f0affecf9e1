"""A recursion limit that every engine can handle."""

import sys

# Deeper than any legitimate recursion, and its frames take only a fraction of the memory.
MAX_RECURSION_LIMIT = 50_000

_set_recursion_limit = sys.setrecursionlimit


def _setrecursionlimit(limit, /):
    """Sets the maximum depth of the Python interpreter stack to limit, up to the sandbox's maximum."""
    _set_recursion_limit(min(limit, MAX_RECURSION_LIMIT) if type(limit) is int else limit)


def install():
    """Replaces sys.setrecursionlimit."""
    _setrecursionlimit.__name__ = _setrecursionlimit.__qualname__ = "setrecursionlimit"
    sys.setrecursionlimit = _setrecursionlimit
