"""Turns functions that end the process immediately into errors with an explanation.

Code that bypasses this crashes the interpreter, which is reported from outside.
"""

import os
import posix


class AbruptEnd(BaseException):
    """The program tried to end the process without Python's normal shutdown. The message is for the learner."""


def _refusing(name):
    def refuse(*_arguments):
        raise AbruptEnd(
            f"The program ended itself with os.{name}(), which skips Python's normal shutdown. "
            "Use sys.exit(), or let the program end after its last line."
        )

    refuse.__name__ = refuse.__qualname__ = name
    return refuse


def install():
    """Replaces the functions that end the process."""
    for name in ("_exit", "abort"):
        refuse = _refusing(name)
        setattr(os, name, refuse)
        setattr(posix, name, refuse)
