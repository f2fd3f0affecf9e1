"""asyncio transports to simulated services."""

from asyncio import transports

from . import arguments, clock, lab_time


def _sendable(data):
    """Returns the bytes that a program writes to a transport."""
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise TypeError(f"data argument must be a bytes-like object, not {type(data).__name__!r}")
    return bytes(data)


class _ArrivalTransport(transports.Transport):
    """Calls the protocol when data arrives on a channel."""

    def __init__(self, loop, channel, protocol, extra):
        super().__init__(extra)
        self._loop, self._channel, self._protocol = loop, channel, protocol
        self._is_closing = self._is_paused = False
        self._alarm = None

    def watch(self):
        """Delivers the data that has arrived and waits for more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        while not self._is_closing and not self._is_paused and self._channel.has_news():
            if not self._deliver():
                return
        moment = None if self._is_closing else self._channel.next_event()
        if moment is not None and moment > clock.now():
            self._alarm = self._loop.call_at(lab_time.monotonic_at(moment), self.watch)

    def is_closing(self):
        return self._is_closing

    def is_reading(self):
        return not self._is_paused and not self._is_closing

    def pause_reading(self):
        self._is_paused = True

    def resume_reading(self):
        self._is_paused = False
        self._loop.call_soon(self.watch)

    def get_protocol(self):
        return self._protocol

    def set_protocol(self, protocol):
        self._protocol = protocol

    def close(self, error=None):
        if not self._is_closing:
            self._is_closing = True
            self._channel.close()
            self._loop.call_soon(self._protocol.connection_lost, error)

    def abort(self):
        self.close()

    def get_write_buffer_size(self):
        return 0

    def set_write_buffer_limits(self, high=None, low=None):
        return None


class StreamTransport(_ArrivalTransport):
    """A TCP connection."""

    _limit = 262_144

    def _deliver(self):
        try:
            data, _peer = _at_once(self._channel.receive(self._limit, 0, False))
        except OSError as error:
            self.close(error)
            return False
        if data:
            self._protocol.data_received(data)
            return True
        if not self._protocol.eof_received():
            self.close()
        return False

    def write(self, data):
        if self._is_closing:
            return
        try:
            self._channel.send(_sendable(data))
        except OSError as error:
            self.close(error)
            return
        self._loop.call_soon(self.watch)

    def can_write_eof(self):
        return True

    def write_eof(self):
        self._channel.shut_down(False, True)
        self._loop.call_soon(self.watch)


class DatagramTransport(_ArrivalTransport, transports.DatagramTransport):
    """A UDP socket."""

    _limit = 65_535

    def _deliver(self):
        try:
            data, sender = _at_once(self._channel.receive(self._limit, 0, False))
        except OSError as error:
            self._protocol.error_received(error)
        else:
            self._protocol.datagram_received(data, sender)
        return True

    def sendto(self, data, addr=None):
        try:
            self._channel.send(_sendable(data), addr and arguments.address(addr, "sendto", self._channel.version))
        except OSError as error:
            self._protocol.error_received(error)
        self._loop.call_soon(self.watch)


def _at_once(operation):
    """Runs an operation that is known not to wait."""
    try:
        operation.send(None)
    except StopIteration as end:
        return end.value
    raise BlockingIOError
