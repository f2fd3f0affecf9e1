"""Numbers the calls of a recorded program."""

# Local copies, because a program can replace the builtins that all modules share.
from builtins import id, len, reversed, str

import packetsmith_lab.scheduler as lab_scheduler

from .own_frames import SOLUTION
from .recorded_values import quote

MAX_NAME_CHARACTERS = 80

_run_step_code = lab_scheduler.run_step.__code__


class Call:
    """A call that is recorded."""

    __slots__ = ("number", "seen", "is_suspended")

    def __init__(self, number):
        self.number = number
        # By name: the scalar or None, and the value as it was written.
        self.seen = {}
        self.is_suspended = False


class Calls:
    """The calls that are recorded, by their frames."""

    def __init__(self):
        self._calls = {}
        self._count = 0
        # The names and callers of those that the recording doesn't have yet, as JSON.
        self.new = []

    def find(self, frame):
        """Returns the call of a frame, or None if none of its steps was recorded."""
        return self._calls.get(id(frame))

    def is_announced(self, call):
        """Returns whether the recording has a call. A call of which no step could be recorded isn't in it."""
        return call.number < self._count - len(self.new) // 2

    def enter(self, frame):
        """Numbers the call of a frame, after the ones that led to it."""
        entered, parent, back = [frame], -1, frame.f_back
        # Below the lab's scheduler lies whatever waits for this thread.
        while back is not None and back.f_code is not _run_step_code:
            if back.f_code.co_filename == SOLUTION:
                known = self._calls.get(id(back))
                if known is not None:
                    parent = known.number
                    break
                entered.append(back)
            back = back.f_back
        for each in reversed(entered):
            call = self._calls[id(each)] = Call(self._count)
            self.new += [quote(each.f_code.co_qualname[:MAX_NAME_CHARACTERS]), str(parent)]
            parent = self._count
            self._count += 1
        return call

    def forget(self):
        """Forgets all frames."""
        self._calls = {}
# cspell:ignore qualname
