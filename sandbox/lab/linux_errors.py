"""Linux's error numbers for the network.

The interpreter's platform uses different numbers. Books show Linux's: a scanner prints 111 for a closed port.
"""

import errno
import os
from types import MappingProxyType

_TABLE = MappingProxyType({
    "EPERM": (1, "Operation not permitted"),
    "EBADF": (9, "Bad file descriptor"),
    "EAGAIN": (11, "Resource temporarily unavailable"),
    "EACCES": (13, "Permission denied"),
    "EINVAL": (22, "Invalid argument"),
    "EPIPE": (32, "Broken pipe"),
    "ENOTSOCK": (88, "Socket operation on non-socket"),
    "EDESTADDRREQ": (89, "Destination address required"),
    "EMSGSIZE": (90, "Message too long"),
    "EPROTOTYPE": (91, "Protocol wrong type for socket"),
    "ENOPROTOOPT": (92, "Protocol not available"),
    "EPROTONOSUPPORT": (93, "Protocol not supported"),
    "ESOCKTNOSUPPORT": (94, "Socket type not supported"),
    "EOPNOTSUPP": (95, "Operation not supported"),
    "EPFNOSUPPORT": (96, "Protocol family not supported"),
    "EAFNOSUPPORT": (97, "Address family not supported by protocol"),
    "EADDRINUSE": (98, "Address already in use"),
    "EADDRNOTAVAIL": (99, "Cannot assign requested address"),
    "ENETDOWN": (100, "Network is down"),
    "ENETUNREACH": (101, "Network is unreachable"),
    "ENETRESET": (102, "Network dropped connection on reset"),
    "ECONNABORTED": (103, "Software caused connection abort"),
    "ECONNRESET": (104, "Connection reset by peer"),
    "ENOBUFS": (105, "No buffer space available"),
    "EISCONN": (106, "Transport endpoint is already connected"),
    "ENOTCONN": (107, "Transport endpoint is not connected"),
    "ESHUTDOWN": (108, "Cannot send after transport endpoint shutdown"),
    "ETIMEDOUT": (110, "Connection timed out"),
    "ECONNREFUSED": (111, "Connection refused"),
    "EHOSTDOWN": (112, "Host is down"),
    "EHOSTUNREACH": (113, "No route to host"),
    "EALREADY": (114, "Operation already in progress"),
    "EINPROGRESS": (115, "Operation now in progress"),
})

NUMBERS = MappingProxyType({name: number for name, (number, _message) in _TABLE.items()})

_CLASSES = MappingProxyType({
    "EPERM": PermissionError,
    "EACCES": PermissionError,
    "EAGAIN": BlockingIOError,
    "EALREADY": BlockingIOError,
    "EINPROGRESS": BlockingIOError,
    "EPIPE": BrokenPipeError,
    "ESHUTDOWN": BrokenPipeError,
    "ECONNABORTED": ConnectionAbortedError,
    "ECONNRESET": ConnectionResetError,
    "ETIMEDOUT": TimeoutError,
    "ECONNREFUSED": ConnectionRefusedError,
})

# The interpreter's file system raises these errors too, with its platform's numbers.
_SHARED = ("EPERM", "EBADF", "EACCES", "EINVAL")


class _SharedNumber(int):
    """A Linux error number that also equals the number that the interpreter's file system uses."""

    def __new__(cls, number, native):
        self = super().__new__(cls, number)
        self._native = native
        return self

    def __eq__(self, other):
        return int.__eq__(self, other) or other == self._native

    def __ne__(self, other):
        return not self == other

    __hash__ = int.__hash__


def network_error(name, explanation=None):
    """Returns the exception that Python raises on Linux for the error with this name."""
    number, message = _TABLE[name]
    return _CLASSES.get(name, OSError)(number, explanation or message)


def install():
    """Makes the errno module and os.strerror use the same numbers."""
    messages = dict(_TABLE.values())
    native_message = os.strerror
    for name, number in NUMBERS.items():
        is_shared = name in _SHARED
        setattr(errno, name, _SharedNumber(number, getattr(errno, name)) if is_shared else number)
        errno.errorcode[number] = name
    errno.EWOULDBLOCK = errno.EAGAIN
    errno.ENOTSUP = errno.EOPNOTSUPP
    os.strerror = lambda number: messages.get(number) or native_message(number)
