"""The clock of a case: virtual if the case has a lab, real otherwise.

Virtual time advances only while a program waits for a sleep, a response or a timeout. Computing takes no virtual
time, so a program measures the same durations everywhere. Reading the clock takes a little, so a loop that polls
it ends.
"""

import time

READING_NS = 10_000
SECOND_NS = 1_000_000_000

_native_monotonic_ns = time.monotonic_ns
_native_sleep = time.sleep


class _Hand:
    """The running thread's current time, in nanoseconds. Each thread has its own time."""

    __slots__ = ("is_virtual", "now_ns")

    def __init__(self):
        self.start(False)

    def start(self, is_virtual):
        self.is_virtual = is_virtual
        self.now_ns = 0


hand = _Hand()


def now():
    """Returns the current time in nanoseconds. Only differences are meaningful."""
    return hand.now_ns if hand.is_virtual else _native_monotonic_ns()


def read():
    """Returns the current time to a program that reads the clock."""
    if not hand.is_virtual:
        return _native_monotonic_ns()
    hand.now_ns += READING_NS
    return hand.now_ns


def reach(moment):
    """Advances time to this moment, if it is in the future."""
    if hand.is_virtual:
        hand.now_ns = max(hand.now_ns, moment)
    else:
        ahead = moment - _native_monotonic_ns()
        if ahead > 0:
            _native_sleep(ahead / SECOND_NS)


def deadline(seconds):
    """Returns the moment this many seconds from now, or None for None."""
    return None if seconds is None else now() + round(seconds * SECOND_NS)


def catch_up(moment):
    """Advances virtual time to a moment that the running thread has observed."""
    if hand.is_virtual:
        reach(moment)
