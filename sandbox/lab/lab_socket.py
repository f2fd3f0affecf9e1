"""The socket class of the simulated network."""

import io
import itertools
import socket as native

from . import linux_errors, network

_NOT_HERE = "is not available in the lab network"
_OWN_ADDRESS = "10.0.0.99"

_descriptors = itertools.count(100)
defaults = {"timeout": None}


class socket:
    """A TCP socket of the simulated network."""

    def __init__(self, family=native.AF_INET, type=native.SOCK_STREAM, proto=0, fileno=None):
        if type != native.SOCK_STREAM:
            raise linux_errors.network_error(
                "EPROTONOSUPPORT", "Protocol not supported: the lab network speaks TCP only"
            )
        self.family, self.type, self.proto = family, type, proto
        self._descriptor = next(_descriptors)
        self._timeout = defaults["timeout"]
        self._connection = None
        self._is_closed = False

    def __enter__(self):
        return self

    def __exit__(self, *_failure):
        self.close()

    def __repr__(self):
        return f"<socket.socket fd={self.fileno()}, family={self.family}, type={self.type}>"

    def settimeout(self, seconds):
        if seconds is not None and seconds < 0:
            raise ValueError("Timeout value out of range")
        self._timeout = seconds

    def gettimeout(self):
        return self._timeout

    def setblocking(self, is_blocking):
        self._timeout = None if is_blocking else 0.0

    def setsockopt(self, *_option):
        return None

    def getsockopt(self, *_option):
        return 0

    def fileno(self):
        return -1 if self._is_closed else self._descriptor

    def connect(self, address):
        self._require_open()
        if self._connection is not None:
            raise linux_errors.network_error("EISCONN")
        host, port = address[:2]
        try:
            self._connection = network.dial(host, port)
        except TimeoutError:
            if self._timeout is None:
                raise
            raise TimeoutError("timed out") from None

    def connect_ex(self, address):
        try:
            self.connect(address)
        except native.gaierror:
            raise
        except PermissionError as refusal:
            network.warn_once(refusal)
            return refusal.errno
        except TimeoutError as error:
            return error.errno or linux_errors.TRY_AGAIN
        except OSError as error:
            return error.errno
        return 0

    def send(self, data, flags=0):
        self._require_connection().receive(bytes(data))
        return len(data)

    def sendall(self, data, flags=0):
        self.send(data, flags)

    def recv(self, limit, flags=0):
        connection = self._require_connection()
        if connection.outgoing:
            is_peek = flags & native.MSG_PEEK
            return connection.outgoing[:limit] if is_peek else connection.take(limit)
        if connection.is_finished:
            return b""
        return self._wait_in_vain()

    def recv_into(self, buffer, limit=0, flags=0):
        data = self.recv(limit or len(buffer), flags)
        buffer[: len(data)] = data
        return len(data)

    def makefile(self, mode="r", buffering=None, *, encoding=None, errors=None, newline=None):
        raw = _SocketFile(self, mode)
        if "r" in mode and "w" in mode:
            buffered = io.BufferedRWPair(raw, raw)
        else:
            buffered = io.BufferedWriter(raw) if "w" in mode else io.BufferedReader(raw)
        return buffered if "b" in mode else io.TextIOWrapper(buffered, encoding, errors, newline)

    def getpeername(self):
        return self._require_connection().peer

    def getsockname(self):
        return (_OWN_ADDRESS, 40000 + self._descriptor) if self._connection else ("0.0.0.0", 0)

    def shutdown(self, how):
        self._require_connection()

    def close(self):
        self._is_closed = True

    def detach(self):
        self.close()
        return -1

    def bind(self, address):
        raise PermissionError(linux_errors.ACCESS_DENIED, f"Listening {_NOT_HERE}")

    listen = accept = bind

    def _require_open(self):
        if self._is_closed:
            raise OSError(linux_errors.BAD_DESCRIPTOR, "Bad file descriptor")

    def _require_connection(self):
        self._require_open()
        if self._connection is None:
            raise linux_errors.network_error("ENOTCONN")
        return self._connection

    def _wait_in_vain(self):
        """Nothing happens by itself in the network, so that waiting longer would not help."""
        if self._timeout == 0:
            raise BlockingIOError(linux_errors.TRY_AGAIN, "Resource temporarily unavailable")
        if self._timeout is None:
            address = ":".join(map(str, self._connection.peer))
            raise TimeoutError(
                f"{address} has nothing more to say, and this recv() would wait for ever: "
                "call settimeout() first and catch TimeoutError"
            )
        raise TimeoutError("timed out")


class _SocketFile(io.RawIOBase):
    """What socket.makefile() reads from and writes to."""

    def __init__(self, owner, mode):
        self._owner = owner
        self._mode = mode

    def readable(self):
        return "r" in self._mode

    def writable(self):
        return "w" in self._mode

    def readinto(self, buffer):
        return self._owner.recv_into(buffer)

    def write(self, data):
        return self._owner.send(data)
