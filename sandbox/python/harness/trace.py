"""Tracebacks for beginners: the learner's own lines, Python's message, and what it usually means."""

import linecache
import re
from traceback import StackSummary, TracebackException

from .explanations import explain
from .learner_source import remember_text
from .own_frames import SOLUTION, keep_own_frames

MAX_LINE_CHARACTERS = 400
MAX_TRACE_CHARACTERS = 12_000
SHOWN_FRAMES = 16

_UNSPEAKABLE = "The program failed with an error that could not be formatted."
_REPEATED = re.compile(r"repeated (\d+) more times?\]")


class _OwnFrames(StackSummary):
    """The learner's frames. If there are very many, only the first and last are shown."""

    hidden = 0

    def format(self, **options):
        parts = super().format(**options)
        if len(parts) <= SHOWN_FRAMES:
            return [_REPEATED.sub(self._count_all, part) for part in parts] if self.hidden else parts
        half = SHOWN_FRAMES // 2
        left_out = len(parts) - SHOWN_FRAMES + self.hidden
        return [*parts[:half], f"  ... {left_out} more calls ...\n", *parts[-half:]]

    def _count_all(self, found):
        return f"repeated {int(found[1]) + self.hidden} more times]"


def remember_source(source):
    """Makes the solution's lines available to tracebacks and to explanations, because it isn't a file."""
    remember_text(source)
    linecache.cache[SOLUTION] = (len(source), None, source.splitlines(True), SOLUTION)


def _note_hidden_frames(trace, error, hidden):
    trace.stack = _OwnFrames(trace.stack)
    trace.stack.hidden = hidden.get(id(error), 0)
    members = zip(trace.exceptions or (), getattr(error, "exceptions", ()))
    behind = [(trace.__cause__, error.__cause__), (trace.__context__, error.__context__), *members]
    for other, other_error in behind:
        if other is not None and other_error is not None:
            _note_hidden_frames(other, other_error, hidden)


def _short_line(line):
    if len(line) <= MAX_LINE_CHARACTERS:
        return line
    return f"{line[:MAX_LINE_CHARACTERS]} ... ({len(line)} characters)"


def _shortened(text):
    lines = "\n".join([_short_line(line) for line in text.split("\n")])
    if len(lines) <= MAX_TRACE_CHARACTERS:
        return lines
    half = MAX_TRACE_CHARACTERS // 2
    return f"{lines[:half]}\n...\n{lines[-half:]}"


def _describe(error):
    hidden = {}
    keep_own_frames(error, hidden)
    trace = TracebackException.from_exception(error, compact=True)
    _note_hidden_frames(trace, error, hidden)
    text = "".join(trace.format()).rstrip("\n")
    # Only this call adds Python's suggestion to a syntax error.
    message = getattr(trace, "msg", None) or str(trace)
    return f"{_shortened(text)}\n\n{explain(error, str.__str__(message))}"


def describe(error):
    """Returns the traceback of the learner's own lines, an empty line, and a plain explanation.

    Raises MemoryError if there isn't enough memory left.
    """
    try:
        return _describe(error)
    except MemoryError:
        raise
    except BaseException:
        # Formatting a learner's exception can run its code, which must not break the harness.
        return _UNSPEAKABLE
