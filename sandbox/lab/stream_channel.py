"""The behavior of a TCP socket."""

from . import clock, hosts, network
from .linux_errors import network_error
from .locks import wait_in
from .suspension import pause, yield_point
from .tcp_connection import Connection
from .wire import open_wire


class StreamChannel:
    """The state of a TCP socket. Timeouts are in seconds; 0 means non-blocking."""

    def __init__(self, version=4):
        self.version = version
        self.source = ("0.0.0.0" if version == 4 else "::", 0)
        self.error = None
        self._attempt = None
        self._opens_at = 0
        self._connection = self._wire = None
        self._is_deaf = self._is_mute = self._has_sent_in_vain = False

    def bind(self, address):
        self.source = address

    def connect(self, address, timeout):
        if self._connection is not None:
            raise network_error("EISCONN")
        if self._attempt is None:
            self._dial(network.resolved(address, self.version))
            if timeout == 0:
                raise network_error("EINPROGRESS")
        elif self._opens_at > clock.now() and timeout == 0:
            yield yield_point()
            raise network_error("EALREADY")
        until = clock.deadline(timeout)
        if until is not None and until < self._opens_at:
            yield from pause(until)
            raise TimeoutError("timed out")
        if self._opens_at > clock.now():
            yield from pause(self._opens_at)
        self._settle()

    def _dial(self, address):
        self.source = (network.own_address(address[0]), self.source[1] or hosts.take_port())
        self._attempt = attempt = network.attempt("tcp", *address, self.source)
        self._opens_at = clock.now() + attempt.delay_ns
        self._wire = open_wire(self.source, attempt)

    def _settle(self):
        """Completes the connection when its response has arrived. Raises the error if it failed."""
        attempt, self._attempt = self._attempt, None
        if attempt.error is not None:
            raise network_error(attempt.error)
        self._connection = Connection(attempt, self.source, self._opens_at, self._wire)

    def is_writable(self):
        """Returns whether a send would return at once or report an error."""
        if self._attempt is not None and self._opens_at <= clock.now():
            try:
                self._settle()
            except OSError as error:
                self.error = error
        return self._connection is not None or self.error is not None

    def has_news(self):
        """Returns whether a read would return at once."""
        if self._connection is None:
            return self.is_writable() and self.error is not None
        return self._is_deaf or self._connection.has_news()

    def next_event(self):
        """Returns the moment of the next change, or None if nothing will change."""
        if self._attempt is not None:
            return self._opens_at
        return self._connection and self._connection.next_event()

    def known_peer(self):
        """Returns the other side's address, or None without a connection."""
        return self._connection and self._connection.peer

    def peer(self):
        return self._require_connection().peer

    def _require_connection(self):
        if self._connection is None and not self.is_writable():
            raise network_error("ENOTCONN")
        if self.error is not None:
            error, self.error = self.error, None
            raise error
        return self._connection

    def receive(self, limit, timeout, is_peek):
        connection = self._require_connection()
        until = clock.deadline(timeout)
        while not self._is_deaf:
            if connection.is_reset():
                raise network_error("ECONNRESET")
            if connection.has_news():
                break
            if timeout == 0:
                yield yield_point()
                raise network_error("EAGAIN")
            if until is not None and clock.now() >= until:
                raise TimeoutError("timed out")
            yield from self._wait(connection, until)
        return (b"" if self._is_deaf else connection.take(limit, is_peek)), connection.peer

    def _wait(self, connection, until):
        coming = connection.next_event()
        if coming is not None:
            yield from pause(coming if until is None else min(coming, until))
            return
        peer = ":".join(map(str, connection.peer))
        yield from wait_in(connection.waiters, until, create_error=lambda: TimeoutError(
            f"{peer} has no more data to send, so this recv() would wait forever: "
            "call settimeout() first and catch TimeoutError"
        ))

    def send(self, data, address=None):
        connection = self._require_connection()
        if address is not None:
            raise network_error("EISCONN")
        if self._is_mute or self._has_sent_in_vain:
            raise network_error("EPIPE")
        if not connection.can_send():
            self._has_sent_in_vain = True
            if connection.is_reset():
                raise network_error("ECONNRESET")
        connection.send(data)
        return len(data)

    def shut_down(self, reading, writing):
        connection = self._require_connection()
        self._is_deaf = self._is_deaf or reading
        if writing:
            self._is_mute = True
            connection.shut_down()

    def close(self):
        if self._connection is not None:
            self._connection.close()
        elif self._wire is not None:
            self._wire.close(clock.now(), is_unread=False)
