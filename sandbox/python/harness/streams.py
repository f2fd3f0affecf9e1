"""Fresh standard streams for every case, as `python -u` opens them on Linux when nobody sits at a terminal."""

import io
import sys


def _open(descriptor, name, mode, errors):
    raw = io.FileIO(descriptor, mode, closefd=False)
    raw.name = name
    # Output isn't buffered, so that it isn't lost when a program is stopped, and both streams stay in order.
    buffer = io.BufferedReader(raw) if mode == "r" else raw
    # Linux translates no line ends.
    stream = io.TextIOWrapper(buffer, encoding="utf-8", errors=errors, newline="\n", write_through=mode == "w")
    stream.mode = mode
    return stream


def open_streams():
    """Connects sys.stdin, sys.stdout and sys.stderr to their descriptors."""
    sys.stdin = sys.__stdin__ = _open(0, "<stdin>", "r", "strict")
    sys.stdout = sys.__stdout__ = _open(1, "<stdout>", "w", "strict")
    sys.stderr = sys.__stderr__ = _open(2, "<stderr>", "w", "backslashreplace")


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
