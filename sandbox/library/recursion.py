"""A recursion limit that every engine can handle, and frames that it doesn't count."""

import sys

# Deeper than any legitimate recursion, and its frames take only a fraction of the memory.
MAX_RECURSION_LIMIT = 50_000
# The limit is raised for so many frames at once, because that takes as long as several calls.
STEP = 16

_set, _get = sys.setrecursionlimit, sys.getrecursionlimit
# The frames of cached functions that are running, and by how much the limit is raised for them and for the recorder.
hidden = {"frames": 0, "raised": 0, "recorder": 0}


def setrecursionlimit(limit, /):
    """Sets the maximum depth of the Python interpreter stack to limit, up to the sandbox's maximum."""
    if type(limit) is int and limit > 0:
        limit = min(limit, MAX_RECURSION_LIMIT) + hidden["raised"] + hidden["recorder"]
    _set(limit)


def getrecursionlimit():
    """Return the current value of the recursion limit."""
    return _get() - hidden["raised"] - hidden["recorder"]


def raise_limit():
    """Raises the limit for the frames of cached functions."""
    hidden["raised"] += STEP
    _set(_get() + STEP)


def lower_limit():
    """Lowers the limit again, once no cached function is running."""
    try:
        _set(_get() - hidden["raised"])
    except RecursionError:
        # The program has just reached its limit. The next time will do.
        return
    hidden["raised"] = 0


def add_recorder_frame():
    """Lets a frame be called in addition to the program's own, so that a recorded program recurses as deeply."""
    hidden["recorder"] = 1
    _set(_get() + 1)


def remove_recorder_frame():
    """Takes that frame away again."""
    _set(_get() - hidden["recorder"])
    hidden["recorder"] = 0


def install():
    """Replaces sys.setrecursionlimit and sys.getrecursionlimit."""
    sys.setrecursionlimit, sys.getrecursionlimit = setrecursionlimit, getrecursionlimit
