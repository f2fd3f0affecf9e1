"""An asyncio event loop for the simulated network: nothing to poll, connections answer at once."""

import asyncio
import asyncio.runners
import time
from asyncio import base_events, events, transports

from . import network, socket_functions

_SILENT_PORT_SECONDS = 3600


class _NothingToPoll:
    """Stands in for the selector: only time passes."""

    def select(self, timeout=None):
        if timeout is None:
            raise RuntimeError("deadlock: every task waits for something that never happens")
        if timeout > 0:
            time.sleep(timeout)
        return []

    def get_map(self):
        return {}

    def close(self):
        return None


class _LabTransport(transports.Transport):
    """Carries bytes between a protocol and a simulated service."""

    def __init__(self, loop, connection, protocol):
        super().__init__({"peername": connection.peer, "socket": None})
        self._loop, self._connection, self._protocol = loop, connection, protocol
        self._is_closing = self._has_told_end = False

    def deliver(self):
        """Hands the queued bytes to the protocol."""
        if self._is_closing:
            return
        data = self._connection.take(len(self._connection.outgoing))
        if data:
            self._loop.call_soon(self._protocol.data_received, data)
        if self._connection.is_finished and not self._has_told_end:
            self._has_told_end = True
            self._loop.call_soon(self._protocol.eof_received)

    def write(self, data):
        self._connection.receive(bytes(data))
        self.deliver()

    def is_closing(self):
        return self._is_closing

    def close(self):
        if not self._is_closing:
            self._is_closing = True
            self._loop.call_soon(self._protocol.connection_lost, None)

    abort = close

    def can_write_eof(self):
        return True

    def write_eof(self):
        return None

    pause_reading = resume_reading = write_eof

    def get_write_buffer_size(self):
        return 0

    def set_write_buffer_limits(self, high=None, low=None):
        return None


class LabEventLoop(base_events.BaseEventLoop):
    """The event loop that asyncio.run() gets."""

    def __init__(self):
        super().__init__()
        self._selector = _NothingToPoll()

    def _process_events(self, event_list):
        return None

    def _write_to_self(self):
        return None

    async def create_connection(self, protocol_factory, host=None, port=None, **_options):
        try:
            connection = network.dial(host, int(port))
        except TimeoutError:
            await asyncio.sleep(_SILENT_PORT_SECONDS)
            raise
        protocol = protocol_factory()
        transport = _LabTransport(self, connection, protocol)
        self.call_soon(protocol.connection_made, transport)
        transport.deliver()
        await asyncio.sleep(0)
        return transport, protocol

    def run_in_executor(self, executor, function, *arguments):
        future = self.create_future()
        try:
            future.set_result(function(*arguments))
        except Exception as error:
            future.set_exception(error)
        return future

    async def getaddrinfo(self, host, port, **options):
        return socket_functions.getaddrinfo(host, port)


class _LabPolicy(events._AbstractEventLoopPolicy):
    """Makes every loop of the program one of ours."""

    _loop = None

    def get_event_loop(self):
        if self._loop is None:
            self._loop = LabEventLoop()
        return self._loop

    def set_event_loop(self, loop):
        self._loop = loop

    def new_event_loop(self):
        return LabEventLoop()


def _run(main, *, debug=None, loop_factory=None):
    if events._get_running_loop() is not None:
        raise RuntimeError("asyncio.run() cannot be called from a running event loop")
    with asyncio.runners.Runner(debug=debug, loop_factory=loop_factory) as runner:
        return runner.run(main)


def install():
    """Takes asyncio back from the interpreter's platform, which cannot block."""
    events._set_event_loop_policy(_LabPolicy())
    events._set_running_loop(None)
    asyncio.run = _run
    asyncio.new_event_loop = LabEventLoop
    asyncio.get_event_loop = events.get_event_loop
