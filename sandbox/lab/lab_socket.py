"""The socket class of the simulated network."""

import itertools
import socket as native
import weakref

from . import hosts, network
from .arguments import address as address_of, bytes_of, integer, single, timeout_of, writable_view
from .datagram_channel import DatagramChannel
from .linux_errors import network_error
from .replacements import copy_method_metadata
from .socket_options import SocketOptions
from .stream_channel import StreamChannel
from .suspension import suspendable

_KIND_FLAGS = native.SOCK_NONBLOCK | native.SOCK_CLOEXEC
_KINDS = {kind: kind for kind in (native.SOCK_STREAM, native.SOCK_DGRAM)} | {-1: native.SOCK_STREAM}
_CHANNELS = {native.SOCK_STREAM: StreamChannel, native.SOCK_DGRAM: DatagramChannel}
_PROTOCOLS = {native.SOCK_STREAM: native.IPPROTO_TCP, native.SOCK_DGRAM: native.IPPROTO_UDP}
_VERSIONS = {native.AF_INET: 4, native.AF_INET6: 6}
# Linux knows ten kinds of sockets.
_KINDS_END = 11
_FIRST_DESCRIPTOR = 3
_native_socket = native.socket

defaults = {"timeout": None}
_descriptors = {}
_open = weakref.WeakValueDictionary()


def forget():
    """Discards the sockets of an earlier case."""
    defaults["timeout"] = None
    _descriptors["next"] = itertools.count(_FIRST_DESCRIPTOR).__next__
    _open.clear()


def find(descriptor):
    """Returns the open socket with a descriptor, or None."""
    return _open.get(descriptor)


def _channel(family, kind):
    if family not in _VERSIONS:
        raise network_error("EAFNOSUPPORT")
    if kind == native.SOCK_RAW:
        raise network_error("EPERM")
    if not 0 <= kind < _KINDS_END:
        raise network_error("EINVAL")
    if kind not in _CHANNELS:
        raise network_error("ESOCKTNOSUPPORT")
    return _CHANNELS[kind](_VERSIONS[family])


class socket(SocketOptions):
    """A TCP or UDP socket of the simulated network."""

    def __init__(self, family=-1, type=-1, proto=-1, fileno=None):
        if fileno is not None:
            integer(fileno)
            raise network_error("EBADF")
        family, type, proto = integer(family), integer(type), integer(proto)
        kind = _KINDS.get(type) or type & ~_KIND_FLAGS
        family = native.AF_INET if family == -1 else family
        self._channel = _channel(family, kind)
        self.family, self.type = native.AddressFamily(family), native.SocketKind(kind)
        self.proto = max(proto, 0)
        self._timeout = 0.0 if type != -1 and type & native.SOCK_NONBLOCK else defaults["timeout"]
        self._descriptor = _descriptors["next"]()
        self._options = {}
        self._io_refs = 0
        self._closed = False

    def __enter__(self):
        return self

    def __exit__(self, *_failure):
        self.close()

    def __repr__(self):
        closed = " [closed]" if self._closed else ""
        end = ""
        if not self._closed:
            peer = self._channel.known_peer()
            end = f", laddr={self._shown(self._channel.source)}"
            end += "" if peer is None else f", raddr={self._shown(peer)}"
        kind = f"family={self.family}, type={self.type}, proto={self.proto}"
        return f"<socket.socket{closed} fd={self.fileno()}, {kind}{end}>"

    def __getstate__(self):
        raise TypeError(f"cannot pickle {self.__class__.__name__!r} object")

    def settimeout(self, seconds):
        self._timeout = timeout_of(seconds)

    def gettimeout(self):
        return self._timeout

    timeout = property(gettimeout)

    def setblocking(self, is_blocking):
        self._timeout = None if is_blocking else 0.0

    def getblocking(self):
        return self._timeout != 0

    def fileno(self):
        if self._closed:
            return -1
        _open[self._descriptor] = self
        return self._descriptor

    def get_inheritable(self):
        return False

    def set_inheritable(self, _is_inheritable):
        self._require_open()

    def checked_address(self, address, function):
        """Returns an address that a program passes to a function, or raises TypeError or OverflowError."""
        return address_of(address, function, _VERSIONS[self.family])

    def _connect(self, *given):
        address = self.checked_address(single(given, "connect"), "connect")
        yield from self._require_open().connect(address, self._timeout)

    connect = suspendable(_connect)

    def _connect_ex(self, *given):
        address = self.checked_address(single(given, "connect_ex"), "connect_ex")
        try:
            yield from self._require_open().connect(address, self._timeout)
        except native.gaierror:
            raise
        except OSError as error:
            network.warn(error)
            return error.errno or network_error("EAGAIN").errno
        return 0

    connect_ex = suspendable(_connect_ex)

    def send(self, data, flags=0):
        data, _flags = bytes_of(data), integer(flags)
        return self._require_open().send(data)

    def sendall(self, data, flags=0):
        self.send(data, flags)

    def sendto(self, *arguments):
        if len(arguments) not in (2, 3):
            raise TypeError(f"sendto() takes 2 or 3 arguments ({len(arguments)} given)")
        data, *flags, address = arguments
        data, _flags = bytes_of(data), [integer(flag) for flag in flags]
        return self._require_open().send(data, self.checked_address(address, "sendto"))

    def sendmsg(self, buffers, ancdata=(), flags=0, address=None):
        data = b"".join([bytes_of(buffer) for buffer in buffers])
        return self.send(data, flags) if address is None else self.sendto(data, flags, address)

    def sendfile(self, file, offset=0, count=None):
        return _native_socket._sendfile_use_send(self, file, offset, count)

    _check_sendfile_params = _native_socket._check_sendfile_params

    def _receive(self, limit, flags, function):
        limit, flags = integer(limit), integer(flags)
        if limit < 0:
            raise ValueError(f"negative buffersize in {function}")
        timeout = 0 if flags & native.MSG_DONTWAIT else self._timeout
        channel = self._require_open()
        data, sender = yield from channel.receive(limit, timeout, bool(flags & native.MSG_PEEK))
        while flags & native.MSG_WAITALL and data and len(data) < limit:
            more, _sender = yield from channel.receive(limit - len(data), timeout, False)
            if not more:
                break
            data += more
        return data, sender

    def _recv(self, bufsize, flags=0):
        return (yield from self._receive(bufsize, flags, "recv"))[0]

    def _receive_from(self, limit, flags, function):
        data, sender = yield from self._receive(limit, flags, function)
        return data, (None if self.type == native.SOCK_STREAM else self._shown(sender))

    def _recvfrom(self, bufsize, flags=0):
        return (yield from self._receive_from(bufsize, flags, "recvfrom"))

    def _recvmsg(self, bufsize, ancbufsize=0, flags=0):
        data, sender = yield from self._receive_from(bufsize, flags, "recvmsg")
        return data, [], 0, sender

    def _fill(self, buffer, nbytes, flags, function):
        view, nbytes = writable_view(buffer, function), integer(nbytes)
        if nbytes > len(view):
            is_stream = function == "recv_into"
            raise ValueError("buffer too small for requested bytes" if is_stream else
                             "nbytes is greater than the length of the buffer")
        data, sender = yield from self._receive_from(nbytes or len(view), flags, function)
        view[: len(data)] = data
        return len(data), sender

    def _recvfrom_into(self, buffer, nbytes=0, flags=0):
        return (yield from self._fill(buffer, nbytes, flags, "recvfrom_into"))

    def _recv_into(self, buffer, nbytes=0, flags=0):
        return (yield from self._fill(buffer, nbytes, flags, "recv_into"))[0]

    recv, recvfrom, recvmsg = suspendable(_recv), suspendable(_recvfrom), suspendable(_recvmsg)
    recv_into, recvfrom_into = suspendable(_recv_into), suspendable(_recvfrom_into)
    makefile = _native_socket.makefile

    def getpeername(self):
        return self._shown(self._require_open().peer())

    def getsockname(self):
        return self._shown(self._require_open().source)

    def _shown(self, address):
        return network.shown(address, _VERSIONS[self.family])

    def bind(self, *given):
        host, port, *_more = self.checked_address(single(given, "bind"), "bind")
        channel = self._require_open()
        if channel.source[1]:
            raise network_error("EINVAL")
        version = _VERSIONS[self.family]
        resolved = ("0.0.0.0" if version == 4 else "::") if host == "" else hosts.resolve(host, version)
        if resolved not in network.OWN_ADDRESSES:
            raise network_error("EADDRNOTAVAIL")
        channel.bind((resolved, port))

    def listen(self, backlog=128):
        integer(backlog)
        raise network_error("EOPNOTSUPP", "The lab network has no listening sockets, so nobody can connect to you")

    def accept(self):
        self.listen()

    def shutdown(self, how):
        if integer(how) not in (native.SHUT_RD, native.SHUT_WR, native.SHUT_RDWR):
            raise network_error("EINVAL")
        channel = self._require_open()
        channel.shut_down(how != native.SHUT_WR, how != native.SHUT_RD)

    def close(self):
        self._closed = True
        if self._io_refs <= 0 and self._channel is not None:
            channel, self._channel = self._channel, None
            _open.pop(self._descriptor, None)
            channel.close()

    def _decref_socketios(self):
        if self._io_refs > 0:
            self._io_refs -= 1
        if self._closed:
            self.close()

    def detach(self):
        descriptor = self.fileno()
        self.close()
        return descriptor

    def wait_with(self, operation):
        """Returns an operation on the socket's channel, for the event loop."""
        return operation(self._require_open())

    def take_channel(self):
        """Detaches the socket's channel and returns it, for a transport."""
        channel, self._channel = self._require_open(), None
        self._closed = True
        return channel

    def _require_open(self):
        # A file created from the socket keeps working after the socket is closed.
        if self._channel is None:
            raise network_error("EBADF")
        return self._channel


for _kind in (socket, SocketOptions):
    copy_method_metadata(_kind, _native_socket)
# cspell:ignore ancbufsize ancdata raddr
