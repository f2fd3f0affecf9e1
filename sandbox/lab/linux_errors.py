"""Error numbers of the network as Linux has them.

The interpreter's own platform numbers them differently, and a scanner that prints 111 for a closed
port is what every book shows.
"""

import errno
import os

NUMBERS = {
    "EPROTONOSUPPORT": 93,
    "EADDRINUSE": 98,
    "ENETUNREACH": 101,
    "ECONNABORTED": 103,
    "ECONNRESET": 104,
    "EISCONN": 106,
    "ENOTCONN": 107,
    "ETIMEDOUT": 110,
    "ECONNREFUSED": 111,
    "EHOSTUNREACH": 113,
    "EINPROGRESS": 115,
}

MESSAGES = {
    "EPROTONOSUPPORT": "Protocol not supported",
    "EADDRINUSE": "Address already in use",
    "ENETUNREACH": "Network is unreachable",
    "ECONNABORTED": "Software caused connection abort",
    "ECONNRESET": "Connection reset by peer",
    "EISCONN": "Transport endpoint is already connected",
    "ENOTCONN": "Transport endpoint is not connected",
    "ETIMEDOUT": "Connection timed out",
    "ECONNREFUSED": "Connection refused",
    "EHOSTUNREACH": "No route to host",
    "EINPROGRESS": "Operation now in progress",
}

# These three have a number on both sides; sockets answer with that of Linux.
TRY_AGAIN = 11
ACCESS_DENIED = 13
BAD_DESCRIPTOR = 9

_CLASSES = {
    "ECONNABORTED": ConnectionAbortedError,
    "ECONNRESET": ConnectionResetError,
    "ETIMEDOUT": TimeoutError,
    "ECONNREFUSED": ConnectionRefusedError,
}


def network_error(name, explanation=None):
    """Returns the exception that Linux raises for the error of this name."""
    return _CLASSES.get(name, OSError)(NUMBERS[name], explanation or MESSAGES[name])


def install():
    """Gives the errno module and os.strerror the same numbers."""
    described = {number: MESSAGES[name] for name, number in NUMBERS.items()}
    native_message = os.strerror
    for name, number in NUMBERS.items():
        setattr(errno, name, number)
        errno.errorcode[number] = name
    os.strerror = lambda number: described.get(number) or native_message(number)
