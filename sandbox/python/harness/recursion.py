"""A ceiling on recursion that the interpreter survives everywhere."""

import sys

# Deeper calls than any program means to make; their frames fit into memory many times over.
MAX_RECURSION_LIMIT = 50_000

_set_recursion_limit = sys.setrecursionlimit


def _setrecursionlimit(limit, /):
    """Sets the greatest depth of the Python interpreter stack to limit, within what the sandbox has."""
    _set_recursion_limit(min(limit, MAX_RECURSION_LIMIT) if type(limit) is int else limit)


def install():
    """Replaces sys.setrecursionlimit."""
    _setrecursionlimit.__name__ = _setrecursionlimit.__qualname__ = "setrecursionlimit"
    sys.setrecursionlimit = _setrecursionlimit
