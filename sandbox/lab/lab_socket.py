"""The socket class of the simulated network."""

import itertools
import socket as native
import weakref

from . import hosts, network
from .datagram_channel import DatagramChannel
from .linux_errors import network_error
from .replacements import copy_method_metadata
from .stream_channel import StreamChannel
from .suspension import suspendable

_KIND_FLAGS = native.SOCK_NONBLOCK | native.SOCK_CLOEXEC
_KINDS = {kind: kind for kind in (native.SOCK_STREAM, native.SOCK_DGRAM)} | {-1: native.SOCK_STREAM}
_CHANNELS = {native.SOCK_STREAM: StreamChannel, native.SOCK_DGRAM: DatagramChannel}
_PROTOCOLS = {native.SOCK_STREAM: native.IPPROTO_TCP, native.SOCK_DGRAM: native.IPPROTO_UDP}
_VERSIONS = {native.AF_INET: 4, native.AF_INET6: 6}
_BUFFER_BYTES = 131_072
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
    if kind not in _CHANNELS:
        raise network_error("ESOCKTNOSUPPORT")
    return _CHANNELS[kind](_VERSIONS[family])


class socket:
    """A TCP or UDP socket of the simulated network."""

    def __init__(self, family=-1, type=-1, proto=-1, fileno=None):
        if fileno is not None:
            raise network_error("EBADF")
        kind = _KINDS.get(type) or native.SocketKind(type & ~_KIND_FLAGS)
        family = native.AF_INET if family == -1 else family
        self._channel = _channel(family, kind)
        self.family = native.AddressFamily(family)
        self.type, self.proto = kind, max(proto, 0)
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
        end = "" if self._channel is None else f", laddr={self._shown(self._channel.source)}"
        kind = f"family={self.family}, type={self.type}, proto={self.proto}"
        return f"<socket.socket{closed} fd={self.fileno()}, {kind}{end}>"

    def __getstate__(self):
        raise TypeError(f"cannot pickle {self.__class__.__name__!r} object")

    def settimeout(self, seconds):
        if seconds is not None and seconds < 0:
            raise ValueError("Timeout value out of range")
        self._timeout = None if seconds is None else float(seconds)

    def gettimeout(self):
        return self._timeout

    timeout = property(gettimeout)

    def setblocking(self, is_blocking):
        self._timeout = None if is_blocking else 0.0

    def getblocking(self):
        return self._timeout != 0

    def setsockopt(self, level, option, value, *_length):
        self._require_open()
        self._options[level, option] = value

    def getsockopt(self, level, option, length=0):
        self._require_open()
        if level == native.SOL_SOCKET:
            if option == native.SO_ERROR:
                return self._take_error()
            known = {
                native.SO_TYPE: int(self.type),
                native.SO_SNDBUF: _BUFFER_BYTES,
                native.SO_RCVBUF: _BUFFER_BYTES,
            }
            if option in known:
                return self._options.get((level, option), known[option])
        return self._options.get((level, option), 0)

    def _take_error(self):
        self._channel.is_writable()
        error, self._channel.error = self._channel.error, None
        return error.errno if error else 0

    def fileno(self):
        if self._closed:
            return -1
        _open[self._descriptor] = self
        return self._descriptor

    def get_inheritable(self):
        return False

    def set_inheritable(self, _is_inheritable):
        self._require_open()

    def _connect(self, address):
        yield from self._require_open().connect(address, self._timeout)

    connect = suspendable(_connect)

    def _connect_ex(self, address):
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
        return self._require_open().send(bytes(data))

    def sendall(self, data, flags=0):
        self._require_open().send(bytes(data))

    def sendto(self, data, *flags_and_address):
        return self._require_open().send(bytes(data), flags_and_address[-1])

    def _receive(self, limit, flags):
        if limit < 0:
            raise ValueError("negative buffersize in recv")
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
        return (yield from self._receive(bufsize, flags))[0]

    def _recvfrom(self, bufsize, flags=0):
        data, sender = yield from self._receive(bufsize, flags)
        return data, (None if self.type == native.SOCK_STREAM else self._shown(sender))

    def _recvfrom_into(self, buffer, nbytes=0, flags=0):
        view = memoryview(buffer).cast("B")
        data, sender = yield from self._recvfrom(nbytes or len(view), flags)
        view[: len(data)] = data
        return len(data), sender

    def _recv_into(self, buffer, nbytes=0, flags=0):
        return (yield from self._recvfrom_into(buffer, nbytes, flags))[0]

    recv, recvfrom = suspendable(_recv), suspendable(_recvfrom)
    recv_into, recvfrom_into = suspendable(_recv_into), suspendable(_recvfrom_into)
    makefile = _native_socket.makefile

    def getpeername(self):
        return self._shown(self._require_open().peer())

    def getsockname(self):
        return self._shown(self._require_open().source)

    def _shown(self, address):
        return network.shown(address, _VERSIONS[self.family])

    def bind(self, address):
        host, port = address[:2]
        channel = self._require_open()
        if channel.source[1]:
            raise network_error("EINVAL")
        version = _VERSIONS[self.family]
        resolved = ("0.0.0.0" if version == 4 else "::") if host == "" else hosts.resolve(host, version)
        if resolved not in network.OWN_ADDRESSES:
            raise network_error("EADDRNOTAVAIL")
        channel.bind((resolved, port))

    def listen(self, backlog=128):
        raise network_error("EOPNOTSUPP", "The lab network has no listening sockets, so nobody can connect to you")

    def accept(self):
        self.listen()

    def shutdown(self, how):
        if how not in (native.SHUT_RD, native.SHUT_WR, native.SHUT_RDWR):
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


copy_method_metadata(socket, _native_socket)
