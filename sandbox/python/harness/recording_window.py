"""The part of a run that is recorded: it begins after so many lines and ends after so many steps.

Every step is written at once, as one JSON array, so that a program that is stopped keeps its recording. Outside the
window, lines are only counted.
"""

# Local copies, because a program can replace the builtins that all modules share.
from builtins import len, min, str
import os

import packetsmith_lab.clock as lab_clock

from .recorded_packets import packets_as_json
from .recorded_values import TooMuch

# The host refuses a recording of more than 512 KB, in which the number before each step counts, too.
MAX_STEP_BYTES, MAX_STEP_BYTES_WITH_PACKETS = 400_000, 300_000
# How many lines are counted between two reports, at first. The distance doubles after so many reports.
MARK_EVERY, MARKS_PER_DISTANCE = 256, 512

_write_file = os.write


class Window:
    """Counts the lines of a run, and writes its recorded steps, with the packets up to the last one."""

    def __init__(self, request):
        self._file = request["file"]
        self._first, self._room = request["from"], request["steps"]
        # The line at which the recording begins, or None for the next one.
        self._line = request["line"]
        self._wants_packets, self._packets = request["packets"], []
        self._bytes_left = MAX_STEP_BYTES_WITH_PACKETS if self._wants_packets else MAX_STEP_BYTES
        self._next_mark, self._marks = MARK_EVERY, 0
        self.is_open = False
        self.lines = 0
        # When so many lines have run, there is something to do besides counting.
        self.next_task = 1

    def is_beginning(self):
        """Returns whether the next line is the first that is recorded."""
        return self._room > 0 and self._line is None and self.lines == self._first

    def is_wanted(self, line):
        """Returns whether the line that was counted last is the first that is recorded."""
        return self._room > 0 and self.lines > self._first and (self._line is None or line == self._line)

    def is_awaited(self, line):
        """Returns whether the recording begins with the call of a function that begins in this line."""
        return line == self._line and self._room > 0 and self.lines >= self._first

    def open(self):
        """Begins to record, and notes how many lines were skipped to find the first one."""
        self.is_open = True
        if self._line is not None:
            self._write(f'["n",{self.lines}]')

    def is_full(self):
        """Returns whether no further step fits."""
        return self._room == 0

    def write_steps(self, steps):
        """Writes steps as far as they fit."""
        for step in steps:
            if self._room == 0:
                break
            self._bytes_left -= len(step)
            if self._bytes_left < 0:
                raise TooMuch
            _write_file(self._file, step.encode("ascii"))
            self._room -= 1

    def close(self):
        """Writes the packets so far. No step follows."""
        self._room = 0
        self.is_open = False
        self._next_mark = self.next_task = self.lines + MARK_EVERY
        self.write_packets()

    def count(self):
        """Notes now and then how many lines have run."""
        if self.lines >= self._next_mark:
            self._marks += 1
            self._next_mark = self.lines + (MARK_EVERY << (self._marks // MARKS_PER_DISTANCE))
            self._write(f'["n",{self.lines}]')
        places = (self._first, self._first + 1, self._next_mark)
        is_searching = self._line is not None and self._room > 0 and self.lines > self._first
        self.next_task = self.lines + 1 if is_searching else min([place for place in places if place > self.lines])

    def write_packets(self):
        """Writes the packets that have been added or changed since they were written last."""
        if not self._wants_packets:
            return
        packets, same = packets_as_json(lab_clock.now()), 0
        while same < min(len(packets), len(self._packets)) and packets[same] == self._packets[same]:
            same += 1
        self._packets = packets
        fields = ['"p"', str(same), *packets[same:]]
        self._write(f"[{','.join(fields)}]")

    def write_end(self):
        """Notes how many lines have run in all."""
        self._write(f'["e",{self.lines}]')

    def _write(self, text):
        _write_file(self._file, text.encode("ascii"))
