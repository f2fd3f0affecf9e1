"""The clock of a case: the real one, or a virtual one when the case has a lab.

Virtual time passes where a program waits: for a sleep, an answer, a time limit. Computing costs nothing,
so that a program measures the same everywhere. Reading the clock costs a little, so that a loop that
watches it comes to an end.
"""

import time

READING_NS = 10_000
SECOND_NS = 1_000_000_000

_native_monotonic_ns = time.monotonic_ns
_native_sleep = time.sleep


class _Hand:
    """Where the clock stands, in nanoseconds, for the running thread: each has a time of its own."""

    __slots__ = ("is_virtual", "now_ns")

    def __init__(self):
        self.start(False)

    def start(self, is_virtual):
        self.is_virtual = is_virtual
        self.now_ns = 0


hand = _Hand()


def now():
    """Returns the current moment in nanoseconds; only differences mean something."""
    return hand.now_ns if hand.is_virtual else _native_monotonic_ns()


def read():
    """Returns the current moment to a program that asks for it."""
    if not hand.is_virtual:
        return _native_monotonic_ns()
    hand.now_ns += READING_NS
    return hand.now_ns


def reach(moment):
    """Lets time pass until this moment, if it lies ahead."""
    if hand.is_virtual:
        hand.now_ns = max(hand.now_ns, moment)
    else:
        ahead = moment - _native_monotonic_ns()
        if ahead > 0:
            _native_sleep(ahead / SECOND_NS)


def deadline(seconds):
    """Returns the moment this many seconds ahead; None stays None."""
    return None if seconds is None else now() + round(seconds * SECOND_NS)


def catch_up(moment):
    """Brings virtual time to a moment of which the running thread has learned."""
    if hand.is_virtual:
        reach(moment)
