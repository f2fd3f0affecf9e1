"""What happens on a TCP connection, for the log.

The lab notes what each side does. The packets follow from that when a program reads the log, because what a side sends
depends on what has arrived there by then.
"""

from . import clock, hosts, icmp, journal
from .tcp_replay import Replay


class Wire:
    """The notes on one TCP connection, with the moments at which the learner's machine sends or receives."""

    def __init__(self, source, attempt):
        self.source, self.peer = source, attempt.address
        self.outcome, self.delay_ns = attempt.outcome, attempt.delay_ns
        self.begun_at, self.begun_as = clock.now(), journal.next_number()
        self.closed_at = None
        # The moment and the number of the end of the service's bytes.
        self.ended = None
        chance = hosts.chance("sequence", *source, *attempt.address)
        self.first_numbers = chance.randrange(2**32), chance.randrange(2**32)
        self.notes = []

    def _note(self, moment, kind, detail=None):
        number = journal.next_number()
        self.notes.append((moment, number, kind, detail))
        return number

    def send(self, moment, data):
        """Notes bytes that the program sends."""
        self._note(moment, "send", data)

    def receive(self, moment, data):
        """Notes bytes of the service that arrive."""
        self._note(moment, "receive", data)

    def end(self, moment, is_reset):
        """Notes that the end of the service's bytes arrives, or a reset."""
        self.ended = moment, self._note(moment, "reset" if is_reset else "end")

    def shut_down(self, moment):
        """Notes that the program ends its side and still reads."""
        self._note(moment, "shut_down")

    def close(self, moment, is_unread):
        """Notes that the program closes its socket, perhaps with bytes that it has not read."""
        self.closed_at = moment
        self._note(moment, "close", is_unread)

    def packets(self):
        """Returns the packets in order, as tuples of a moment, a number, source, target and fields."""
        return Replay(self).packets


def open_wire(source, attempt):
    """Starts the notes on an attempt to connect. Returns None if the log is disabled."""
    if not journal.is_kept():
        return None
    wire = Wire(source, attempt)
    journal.add_wire(wire)
    if attempt.outcome == "unreachable":
        syn = {"seq": wire.first_numbers[0], "data": b""}
        icmp.note_refusal(attempt, clock.now() + attempt.delay_ns, source, "tcp", syn)
    return wire
