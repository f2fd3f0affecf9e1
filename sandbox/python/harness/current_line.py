"""Tells which line of a program runs."""

import sys

from .own_frames import SOLUTION

_frame = sys._getframe


def current_line():
    """Returns the number of the line as text, or an empty string if no line of the program runs."""
    frame = _frame()
    while frame is not None and frame.f_code.co_filename != SOLUTION:
        frame = frame.f_back
    return "" if frame is None else str(frame.f_lineno or "")
