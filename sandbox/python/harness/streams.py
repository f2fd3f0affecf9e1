"""Fresh standard streams for every case."""

import io
import sys


def _output(descriptor, name, errors):
    raw = io.FileIO(descriptor, "w", closefd=False)
    raw.name = name
    # Unbuffered, so that output isn't lost when a program is stopped,
    # and both streams stay in order.
    return io.TextIOWrapper(raw, encoding="utf-8", errors=errors, write_through=True)


def open_streams():
    """Connects sys.stdin, sys.stdout and sys.stderr to their descriptors."""
    sys.stdin = sys.__stdin__ = open(0, encoding="utf-8", errors="replace", closefd=False)
    sys.stdout = sys.__stdout__ = _output(1, "<stdout>", "backslashreplace")
    sys.stderr = sys.__stderr__ = _output(2, "<stderr>", "backslashreplace")


def flush_streams():
    """Flushes the standard streams, or whatever the program replaced them with."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BaseException:
            continue


def mute_streams():
    """Discards output printed after the end of a case."""
    sys.stdin = io.StringIO()
    sys.stdout = sys.stderr = io.StringIO()
