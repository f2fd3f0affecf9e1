"""The packets of a TCP connection as Linux sends them. Sequence numbers follow RFC 9293."""

import heapq

from . import clock

_WRAP = 2**32
# When Linux repeats an unanswered SYN, in seconds after the first one.
_REPEATS = (1, 3, 7, 15, 31, 63)
# At the same moment, what was noted comes before what follows from it.
_NOTED, _FOLLOWS = 0, 1


class Replay:
    """Goes through the notes on a connection in the order of time and creates its packets."""

    def __init__(self, wire):
        self._wire = wire
        self.packets = []
        self._queue = []
        self._number = wire.begun_as
        # The next numbers of both sides, counted from their first ones.
        self._own = self._other = 0
        # When the service has received the learner's bytes and its answer can arrive, and up to which number.
        self._reached = []
        self._confirmed = 0
        self._is_open = self._is_shut_down = False
        # From when on the learner's machine has forgotten the connection.
        self._forgotten_at = None
        self._begin()
        self._run()

    def _begin(self):
        wire = self._wire
        self._out(wire.begun_at, "S")
        if wire.outcome == "filtered":
            for seconds in _REPEATS:
                moment = wire.begun_at + seconds * clock.SECOND_NS
                if wire.closed_at is None or moment < wire.closed_at:
                    self._out(moment, "S")
        self._own = 1
        self._reached.append((wire.begun_at + wire.delay_ns, 1))
        if wire.outcome in ("open", "closed"):
            self._follow(wire.begun_at + wire.delay_ns, wire.outcome, None)
        if wire.outcome == "open":
            for moment, number, kind, detail in wire.notes:
                heapq.heappush(self._queue, (moment, _NOTED, number, kind, detail))

    def _run(self):
        while self._queue:
            moment, _order, self._number, kind, detail = heapq.heappop(self._queue)
            getattr(self, f"_on_{kind}")(moment, detail)

    def _follow(self, moment, kind, detail):
        # The handshake comes before everything that was noted at the moment of its end.
        order = _FOLLOWS if self._is_open else _NOTED
        heapq.heappush(self._queue, (moment, order, self._number, kind, detail))

    def _add(self, moment, source, target, fields):
        if self.packets and self.packets[-1][0] == moment:
            self._number = max(self._number, self.packets[-1][1])
        self.packets.append((moment, self._number, source, target, fields))

    def _out(self, moment, flags, data=b""):
        own, other = self._wire.first_numbers
        seq, ack = own + self._own, other + self._other if "A" in flags else 0
        fields = {"flags": flags, "seq": seq % _WRAP, "ack": ack % _WRAP, "data": data}
        self._add(moment, self._wire.source, self._wire.peer, fields)

    def _in(self, moment, flags, data=b""):
        own, other = self._wire.first_numbers
        ack = 0
        if "A" in flags:
            self._confirmed = max(number for reached_at, number in self._reached if reached_at <= moment)
            ack = own + self._confirmed
        fields = {"flags": flags, "seq": (other + self._other) % _WRAP, "ack": ack % _WRAP, "data": data}
        self._add(moment, self._wire.peer, self._wire.source, fields)
        self._other += len(data) + ("F" in flags or "S" in flags)

    def _refuse(self, moment):
        """Answers a packet for a connection that no longer exists: with the number that it expected."""
        own = (self._wire.first_numbers[0] + self._confirmed) % _WRAP
        self._add(moment, self._wire.source, self._wire.peer, {"flags": "R", "seq": own, "ack": 0, "data": b""})

    def _is_forgotten_there(self, moment):
        """Returns whether the service knew, when it sent what arrives now, that the connection was over."""
        return self._forgotten_at is not None and moment >= self._forgotten_at + self._wire.delay_ns

    def _arrives_after_end(self, moment):
        """Returns whether the service has closed the connection when it receives what is sent now."""
        return self._wire.ended is not None and (moment + self._wire.delay_ns, self._number) > self._wire.ended

    def _is_closed(self, moment):
        return self._wire.closed_at is not None and self._wire.closed_at < moment

    def _on_open(self, moment, _detail):
        self._in(moment, "SA")
        if self._is_closed(moment):
            self._refuse(moment)
            self._forgotten_at = moment
            return
        self._out(moment, "A")
        self._is_open = True

    def _on_closed(self, moment, _detail):
        # Nothing at this port has numbers of its own.
        ack = (self._wire.first_numbers[0] + 1) % _WRAP
        fields = {"flags": "RA", "seq": 0, "ack": ack, "data": b""}
        self._add(moment, self._wire.peer, self._wire.source, fields)

    def _on_send(self, moment, data):
        if self._forgotten_at is not None:
            return
        is_late = self._arrives_after_end(moment)
        self._out(moment, "PA", data)
        if is_late:
            self._own += len(data)
            self._follow(moment + self._wire.delay_ns, "refused", self._other)
        else:
            self._expect_confirmation(moment, len(data))

    def _expect_confirmation(self, moment, length):
        self._own += length
        self._reached.append((moment + self._wire.delay_ns, self._own))
        self._follow(moment + self._wire.delay_ns, "confirmed", self._own)

    def _on_confirmed(self, moment, number):
        if self._confirmed < number and not self._is_forgotten_there(moment):
            self._in(moment, "A")

    def _on_refused(self, moment, expected):
        seq = (self._wire.first_numbers[1] + expected) % _WRAP
        self._add(moment, self._wire.peer, self._wire.source, {"flags": "R", "seq": seq, "ack": 0, "data": b""})
        self._forgotten_at = moment - self._wire.delay_ns

    def _on_receive(self, moment, data):
        if self._is_forgotten_there(moment):
            return
        self._in(moment, "PA", data)
        if self._is_closed(moment):
            self._refuse(moment)
            self._forgotten_at = self._forgotten_at or moment
        else:
            self._out(moment, "A")

    def _on_end(self, moment, _detail):
        if self._is_forgotten_there(moment):
            return
        self._in(moment, "FA")
        if self._forgotten_at is None:
            self._out(moment, "A")
        else:
            self._refuse(moment)

    def _on_reset(self, moment, _detail):
        if not self._is_forgotten_there(moment):
            self._in(moment, "RA")
            self._forgotten_at = moment - self._wire.delay_ns

    def _on_shut_down(self, moment, _detail):
        if self._forgotten_at is None and not self._is_shut_down:
            self._is_shut_down = True
            self._out(moment, "FA")
            self._expect_confirmation(moment, 1)

    def _on_close(self, moment, is_unread):
        if not self._is_open or self._forgotten_at is not None:
            return
        if is_unread:
            # RFC 2525, section 2.17: bytes are lost, so the other side has to know.
            self._out(moment, "RA")
            self._forgotten_at = moment
        else:
            self._on_shut_down(moment, None)
