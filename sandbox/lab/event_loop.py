"""An asyncio event loop for the simulated network. It advances virtual time between events."""

import asyncio
import asyncio.runners
import functools
import math
from asyncio import base_events, events

from . import arguments, clock, hosts, lab_time, network, socket_functions, tls
from .datagram_channel import DatagramChannel
from .linux_errors import network_error
from .scheduler import Waiter, block
from .stream_channel import StreamChannel
from .transports import DatagramTransport, StreamTransport


class _VirtualSelector:
    """Replaces the event loop's selector: it advances time, and threads can wake it."""

    def __init__(self):
        self._waiter = None

    def select(self, timeout=None):
        until = None
        if timeout is not None:
            # An iteration without a wait takes a little time, so that a task that only polls the clock ends.
            until = clock.now() + math.ceil(timeout * clock.SECOND_NS) if timeout > 0 else clock.read()
        self._waiter = waiter = Waiter(until, create_error=lambda: RuntimeError(
            "deadlock: every task waits for something that never happens"
        ))
        block(waiter)
        self._waiter = None
        return []

    def wake(self):
        if self._waiter is not None:
            self._waiter.wake()

    def get_map(self):
        return {}

    def close(self):
        return None


class LabEventLoop(base_events.BaseEventLoop):
    """The event loop that asyncio.run() uses."""

    def __init__(self):
        super().__init__()
        self._selector = _VirtualSelector()

    def time(self):
        return lab_time.monotonic_now()

    def _process_events(self, event_list):
        return None

    def _write_to_self(self):
        self._selector.wake()

    async def wait_on(self, operation):
        """Runs an operation that yields waiters while other tasks keep running."""
        value = None
        while True:
            try:
                waiter = operation.send(value)
            except StopIteration as end:
                return end.value
            value = await self._wait_for(waiter)

    async def _wait_for(self, waiter):
        future = self.create_future()
        handle = None
        if waiter.until is not None:
            handle = self.call_at(lab_time.monotonic_at(waiter.until), _settle, future, False)
        waiter.on_wake = functools.partial(self.call_soon_threadsafe, _settle, future, True)
        try:
            return await future
        finally:
            if handle is not None:
                handle.cancel()

    async def _connect_to(self, host, port):
        """Tries the addresses of a name in their order and returns the channel of the first that answers."""
        addresses = hosts.resolve_all(host)
        for address in addresses:
            channel = StreamChannel(6 if hosts.is_ipv6(address) else 4)
            try:
                await self._connect(channel, (host, socket_functions.port_number(port)))
            except OSError:
                if address == addresses[-1]:
                    raise
            else:
                return channel

    async def _connect(self, channel, address):
        try:
            await self.wait_on(channel.connect(address, None))
        except (ConnectionError, TimeoutError) as error:
            name = "ECONNREFUSED" if isinstance(error, ConnectionRefusedError) else "ETIMEDOUT"
            target = network.target(address, version=channel.version)
            raise network_error(name, f"Connect call failed {target}") from None

    async def create_connection(self, protocol_factory, host=None, port=None, **options):
        if options.get("ssl"):
            tls.refuse()
        if options.get("sock") is not None:
            channel = options["sock"].take_channel()
        else:
            channel = await self._connect_to(host, port)
        ends = {
            "peername": network.shown(channel.peer(), channel.version),
            "sockname": network.shown(channel.source, channel.version),
            "socket": None,
        }
        return await self._attach(StreamTransport, channel, protocol_factory(), ends)

    async def _attach(self, kind, channel, protocol, ends):
        transport = kind(self, channel, protocol, ends)
        self.call_soon(protocol.connection_made, transport)
        self.call_soon(transport.watch)
        await asyncio.sleep(0)
        return transport, protocol

    async def create_datagram_endpoint(self, protocol_factory, local_addr=None, remote_addr=None, **_options):
        is_ipv6 = hosts.is_ipv6(hosts.resolve_any((remote_addr or local_addr or ("0.0.0.0",))[0]))
        channel = DatagramChannel(6 if is_ipv6 else 4)
        if local_addr is not None:
            channel.bind(local_addr)
        if remote_addr is not None:
            remote_addr = arguments.address(remote_addr, "connect", channel.version)
            await self.wait_on(channel.connect(remote_addr, None))
        ends = {"peername": remote_addr and channel.peer(), "sockname": channel.source, "socket": None}
        return await self._attach(DatagramTransport, channel, protocol_factory(), ends)

    async def create_server(self, *_arguments, **_options):
        socket_functions.refuse_to_listen()

    async def sock_connect(self, sock, address):
        address = sock.checked_address(address, "connect")
        await self.wait_on(sock.wait_with(lambda channel: channel.connect(address, None)))

    async def sock_recv(self, sock, size):
        return (await self.sock_recvfrom(sock, size))[0]

    async def sock_recvfrom(self, sock, size=65_535):
        return await self.wait_on(sock.wait_with(lambda channel: channel.receive(size, None, False)))

    async def sock_recv_into(self, sock, buffer):
        data = await self.sock_recv(sock, len(buffer))
        buffer[: len(data)] = data
        return len(data)

    async def sock_sendall(self, sock, data):
        sock.sendall(data)

    async def sock_sendto(self, sock, data, address):
        return sock.sendto(data, address)

    async def getaddrinfo(self, host, port, **options):
        return socket_functions.getaddrinfo(host, port, **options)

    async def getnameinfo(self, sockaddr, flags=0):
        return socket_functions.getnameinfo(sockaddr, flags)


def _settle(future, value):
    if not future.done():
        future.set_result(value)


class _LabPolicy(events._AbstractEventLoopPolicy):
    """Creates a LabEventLoop for every event loop of the program."""

    _loop = None

    def get_event_loop(self):
        if self._loop is None:
            raise RuntimeError("There is no current event loop in thread 'MainThread'.")
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


def forget():
    """Discards the event loops of an earlier case."""
    events._set_event_loop_policy(_LabPolicy())
    events._set_running_loop(None)


def install():
    """Replaces the event loop of the interpreter's platform, which cannot block."""
    asyncio.run = _run
    asyncio.new_event_loop = asyncio.SelectorEventLoop = asyncio.EventLoop = LabEventLoop
    asyncio.get_event_loop = events.get_event_loop
    forget()
