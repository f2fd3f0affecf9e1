"""Checks the arguments of the socket module as CPython's C code does, with its messages."""

import math
import operator

_LARGEST_TIMEOUT = 2**63 // 10**9

# TypeError: 'str' object cannot be interpreted as an integer
integer = operator.index


def bytes_of(data):
    """Returns the bytes of a bytes-like object."""
    try:
        return memoryview(data).tobytes()
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{type(data).__name__}'") from None


def writable_view(buffer, function):
    """Returns a view of the bytes of a buffer that a function fills."""
    try:
        view = memoryview(buffer)
    except TypeError:
        view = None
    if view is None or view.readonly:
        kind = type(buffer).__name__
        raise TypeError(f"{function}() argument 1 must be read-write bytes-like object, not {kind}")
    return view.cast("B")


def timeout_of(seconds):
    """Returns a timeout as a float, or None."""
    if seconds is None:
        return None
    found = seconds if isinstance(seconds, float) else integer(seconds)
    if math.isnan(found):
        raise ValueError("Invalid value NaN (not a number)")
    if found < 0:
        raise ValueError("Timeout value out of range")
    if found > _LARGEST_TIMEOUT:
        raise OverflowError("timestamp out of range for platform time_t")
    return float(found)


def single(given, function):
    """Returns the only argument of a method of a socket."""
    if len(given) != 1:
        raise TypeError(f"socket.{function}() takes exactly one argument ({len(given)} given)")
    return given[0]


def _kind_of(value):
    return "None" if value is None else type(value).__name__


def name_of_host(value, function):
    """Returns the name of a host as a string."""
    if isinstance(value, (bytes, bytearray)):
        return value.decode("ascii", "replace")
    if not isinstance(value, str):
        raise TypeError(f"{function}() argument 1 must be str, bytes or bytearray, not {_kind_of(value)}")
    return value


def text(value, function, number):
    """Returns an argument that must be a string."""
    if not isinstance(value, str):
        raise TypeError(f"{function}() argument {number} must be str, not {_kind_of(value)}")
    return value


def port(value, function):
    """Returns the number of a port. The function comes with its parentheses, if CPython's message has them."""
    number = integer(value)
    if not 0 <= number <= 65535:
        raise OverflowError(f"{function}: port must be 0-65535.")
    return number


def _check_host(host):
    if not isinstance(host, (str, bytes, bytearray)):
        raise TypeError(f"str, bytes or bytearray expected, not {type(host).__name__}")


def address(value, function, version):
    """Checks the address of a socket and returns its parts: the host, the port, and for IPv6 perhaps two numbers."""
    family = "AF_INET" if version == 4 else "AF_INET6"
    if not isinstance(value, tuple):
        raise TypeError(f"{function}(): {family} address must be tuple, not {type(value).__name__}")
    if version == 4 and len(value) != 2:
        raise TypeError("AF_INET address must be a pair (host, port)")
    if not 2 <= len(value) <= 4:
        raise TypeError("AF_INET6 address must be a tuple (host, port[, flowinfo[, scopeid]])")
    host, number, *more = value
    _check_host(host)
    more = [integer(part) for part in more]
    host = host if isinstance(host, str) else host.decode("ascii", "replace")
    return (host, port(number, f"{function}()"), *more)
# cspell:ignore tobytes
