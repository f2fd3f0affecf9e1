"""The packets of a connection, for the log. Sequence numbers follow RFC 9293."""

from . import clock, hosts, journal

_WRAP = 2**32


class Wire:
    """Records the packets of one TCP connection."""

    def __init__(self, source, attempt, opened_at):
        self._source, self._peer = source, attempt.address
        chance = hosts.chance("sequence", *source, *attempt.address)
        self._own, self._other = chance.randrange(_WRAP), chance.randrange(_WRAP)
        self._out(opened_at - attempt.delay_ns, "S")
        self._own += 1
        self._in(opened_at, "SA")
        self._other += 1
        self._out(opened_at, "A")

    def _out(self, moment, flags, data=b""):
        numbers = {"seq": self._own % _WRAP, "ack": self._other % _WRAP if "A" in flags else 0}
        journal.packet(moment, self._source, self._peer, "tcp", flags=flags, **numbers, data=data)

    def _in(self, moment, flags, data=b""):
        numbers = {"seq": self._other % _WRAP, "ack": self._own % _WRAP}
        journal.packet(moment, self._peer, self._source, "tcp", flags=flags, **numbers, data=data)

    def send(self, moment, data):
        """Records bytes that the program sends."""
        self._out(moment, "PA", data)
        self._own += len(data)

    def receive(self, moment, data):
        """Records bytes that the service sends, and their acknowledgment."""
        self._in(moment, "PA", data)
        self._other += len(data)
        self._out(moment, "A")

    def end(self, moment, flags):
        """Records that the service closes or resets the connection."""
        self._in(moment, flags)
        self._other += 1

    def close(self, moment):
        """Records that the program closes the connection."""
        self._out(moment, "FA")
        self._own += 1


def write_failure(source, attempt):
    """Records the packets of an attempt that failed."""
    moment = clock.now()
    own = hosts.chance("sequence", *source, *attempt.address).randrange(_WRAP)
    journal.packet(moment, source, attempt.address, "tcp", flags="S", seq=own, ack=0, data=b"")
    if attempt.outcome == "closed":
        numbers = {"seq": 0, "ack": (own + 1) % _WRAP}
        arrival = moment + attempt.delay_ns
        journal.packet(arrival, attempt.address, source, "tcp", flags="RA", **numbers, data=b"")
