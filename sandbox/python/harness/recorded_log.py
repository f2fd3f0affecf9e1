"""A log of the lab, written as JSON to a file that the host reads when the case has ended."""

# Local copies, because a program can replace the builtins that all modules share.
from builtins import Exception, bytes, isinstance
from json import dumps
import os

import packetsmith_lab.journal as lab_journal

_write_file = os.write
_READERS = {
    "http": lab_journal.requests,
    "connections": lab_journal.connections,
    "packets": lab_journal.packets,
    "dns": lab_journal.dns,
}


def _as_json(row):
    return {name: value.hex() if isinstance(value, bytes) else value for name, value in row.items()}


class LogRecorder:
    """Observes nothing of the program. What it left in the lab is written once, at its end."""

    def __init__(self, request):
        self._file, self._read = request["file"], _READERS[request["log"]]
        self._is_over = False

    def start(self):
        """Begins. The lab itself notes what happens."""

    def finish(self, _error=None):
        """Writes the log. A program that broke it leaves none."""
        if self._is_over:
            return
        self._is_over = True
        try:
            _write_file(self._file, dumps([_as_json(row) for row in self._read()]).encode("ascii"))
        except Exception:
            return
