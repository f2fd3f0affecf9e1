"""The behavior of a UDP socket."""

import heapq
import itertools
from collections import deque

from . import clock, hosts, icmp, journal, name_server, network
from .protocol_script import ProtocolScript
from .linux_errors import network_error
from .locks import wait_in, wake
from .suspension import pause, yield_point

_LARGEST_DATAGRAM = 65_507
_order = itertools.count()


class DatagramChannel:
    """The state of a UDP socket. Timeouts are in seconds; 0 means non-blocking."""

    def __init__(self, version=4):
        self.version = version
        self.source = ("0.0.0.0" if version == 4 else "::", 0)
        self.error = None
        self._peer = None
        self._inbox = []
        self._scripts = {}
        self._waiters = deque()

    def bind(self, address):
        self.source = (address[0], address[1] or hosts.take_port())

    def connect(self, address, _timeout):
        self._peer = network.resolved(address, self.version)
        self._take_port()
        return
        yield

    def _take_port(self):
        if self.source[1] == 0:
            host = network.own_address(self._peer[0]) if self._peer else self.source[0]
            self.source = (host, hosts.take_port())

    def known_peer(self):
        """Returns the address that the socket is connected to, or None."""
        return self._peer

    def peer(self):
        if self._peer is None:
            raise network_error("ENOTCONN")
        return self._peer

    def is_writable(self):
        return True

    def has_news(self):
        moment = self.next_event()
        return moment is not None and moment <= clock.now()

    def next_event(self):
        """Returns the moment at which the next datagram arrives, or None if none is in transit."""
        return self._inbox[0][0] if self._inbox else None

    def send(self, data, address=None):
        target = self._peer if address is None else network.resolved(address, self.version)
        if target is None:
            raise network_error("EDESTADDRREQ")
        if len(data) > _LARGEST_DATAGRAM:
            raise network_error("EMSGSIZE")
        self._take_port()
        self._carry(target, data)
        return len(data)

    def _carry(self, target, data):
        source = (network.own_address(target[0]), self.source[1])
        attempt = network.attempt("udp", *target, source)
        journal.count(attempt.record, sent=len(data))
        journal.datagram(clock.now(), source, target, data)
        arrival = clock.now() + attempt.delay_ns
        if attempt.error is None:
            for delay, answer in self._answers(attempt, source, data):
                journal.count(attempt.record, received=len(answer))
                journal.datagram(arrival + delay, target, source, answer)
                self._expect(arrival + delay, answer, target)
            return
        icmp.note_refusal(attempt, arrival, source, "udp", {"data": data})
        if attempt.outcome == "closed" and target == self._peer:
            self._expect(arrival, network_error(attempt.error), target)

    def _answers(self, attempt, source, data):
        service, target = attempt.service, attempt.address
        if hosts.is_lost(service, target):
            return
        if service.get("dns"):
            answer = name_server.answer(data)
            if answer is not None:
                moment = clock.now() + attempt.delay_ns // 2
                journal.question(moment, source, target, name_server.describe(data, answer))
                yield 0, answer
            return
        if target not in self._scripts:
            self._scripts[target] = ProtocolScript({"framing": "bytes", **service})
        for parts, _ending in self._scripts[target].receive(data):
            if parts:
                yield sum(delay for delay, _part in parts), b"".join(part for _delay, part in parts)

    def _expect(self, arrival, content, sender):
        heapq.heappush(self._inbox, (arrival, next(_order), content, sender))
        wake(self._waiters, len(self._waiters))

    def receive(self, limit, timeout, is_peek):
        until = clock.deadline(timeout)
        while not self.has_news():
            if timeout == 0:
                yield yield_point()
                raise network_error("EAGAIN")
            if until is not None and clock.now() >= until:
                raise TimeoutError("timed out")
            yield from self._wait(until)
        _arrival, _number, content, sender = self._inbox[0] if is_peek else heapq.heappop(self._inbox)
        if isinstance(content, OSError):
            raise content
        return content[:limit], sender

    def _wait(self, until):
        coming = self.next_event()
        if coming is not None:
            yield from pause(coming if until is None else min(coming, until))
            return
        yield from wait_in(self._waiters, until, create_error=lambda: TimeoutError(
            "no datagram is in transit, so this recv() would wait forever: "
            "call settimeout() first and catch TimeoutError"
        ))

    def shut_down(self, reading, writing):
        if self._peer is None:
            raise network_error("ENOTCONN")

    def close(self):
        self._inbox.clear()
