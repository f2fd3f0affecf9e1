"""One TCP connection to a simulated service, as the learner's side sees it."""

from collections import deque

from . import app_client, clock, journal
from .protocol_script import ProtocolScript
from .locks import wake
from .web_site import WebSite

_RESET = "reset"


class Connection:
    """The bytes in transit in both directions. Responses arrive one round trip later."""

    def __init__(self, attempt, source, opened_at, wire):
        self.peer, self.source = attempt.address, source
        self.waiters = deque()
        self._delay_ns = attempt.delay_ns
        self._record = attempt.record
        self._service = self._open_service(attempt.service)
        self._arrived = bytearray()
        self._coming = deque()
        self._last_arrival = opened_at + attempt.delay_ns
        self._end = None
        self._is_hung_up = False
        self._wire = wire
        self._answer(*self._service.open())

    def _open_service(self, service):
        if "app" in service:
            return WebSite(service, self._note_request, self._ask_app)
        return WebSite(service, self._note_request) if "http" in service else ProtocolScript(service)

    def _arrival(self):
        """Returns when the service receives what is sent now."""
        return clock.now() + self._delay_ns // 2

    def _note_request(self, fields):
        journal.request(self._arrival(), self.source, self.peer, fields)

    def _ask_app(self, request):
        return app_client.respond(self.peer, request, self._arrival())

    def _expect(self):
        """Returns the earliest moment at which a response to data sent now can arrive."""
        self._last_arrival = max(self._last_arrival, clock.now() + self._delay_ns)

    def _answer(self, parts, ending):
        moment = self._last_arrival
        for delay, data in parts:
            moment += delay
            self._coming.append((moment, data))
            journal.count(self._record, received=len(data))
            if self._wire:
                self._wire.receive(moment, data)
        self._last_arrival = moment
        if ending and self._end is None:
            self._end = (moment, ending == _RESET)
            if self._wire:
                self._wire.end(moment, ending == _RESET)
        wake(self.waiters, len(self.waiters))

    def _take_in(self):
        moment = clock.now()
        while self._coming and self._coming[0][0] <= moment:
            self._arrived += self._coming.popleft()[1]

    def next_event(self):
        """Returns the moment, past or future, at which a read can return, or None if it never can."""
        if self._arrived:
            return clock.now()
        if self._coming:
            return self._coming[0][0]
        return self._end and self._end[0]

    def has_news(self):
        """Returns whether a read would return at once."""
        moment = self.next_event()
        return moment is not None and moment <= clock.now()

    def is_ended(self):
        """Returns whether the service has closed the connection and everything has been read."""
        self._take_in()
        is_over = self._end is not None and self._end[0] <= clock.now()
        return is_over and not self._arrived and not self._coming

    def is_reset(self):
        """Returns whether the service has reset the connection."""
        return self._end is not None and self._end[1] and self._end[0] <= clock.now()

    def take(self, limit, is_peek=False):
        """Returns at most this many of the bytes that have arrived. A peek leaves them in the buffer."""
        self._take_in()
        taken = bytes(self._arrived[:limit])
        if not is_peek:
            del self._arrived[:limit]
        return taken

    def can_send(self):
        """Returns whether the service still accepts bytes. The first bytes sent after that are silently lost."""
        return self._end is None or self._end[0] > clock.now()

    def send(self, data):
        """Sends bytes to the service."""
        journal.count(self._record, sent=len(data))
        if self._wire:
            self._wire.send(clock.now(), data)
        if self._end is not None:
            return
        self._expect()
        for parts, ending in self._service.receive(data):
            self._answer(parts, ending)

    def shut_down(self):
        """Closes the sending side of the connection."""
        if self._wire:
            self._wire.shut_down(clock.now())
        self._hang_up()

    def close(self):
        """Closes both sides of the connection."""
        if self._wire:
            self._take_in()
            self._wire.close(clock.now(), is_unread=bool(self._arrived))
        self._hang_up()

    def _hang_up(self):
        if not self._is_hung_up:
            self._is_hung_up = True
            if self._end is None:
                self._expect()
                self._answer(*self._service.receive_end())
