"""The canonical text of a function's return value: JSON as ECMAScript formats it, with sorted keys.

Only the exact built-in types are supported, and types are compared by identity, so no method of the learner's runs:
a class with a custom metaclass can claim to equal any other.
"""

import re
from _json import encode_basestring as _quote

# Local copies, because a program can replace the builtins that all modules share.
from builtins import abs, float, int, len, range, sorted, type
from math import isfinite
from operator import itemgetter

MAX_DEPTH = 32
MAX_INTEGER_BITS = 13_000
MAX_PLAIN_POINT = 21
MIN_PLAIN_POINT = -5

_LONE_SURROGATE = re.compile("[\ud800-\udfff]")
_KEY = itemgetter(0)
_name_of = type.__dict__["__name__"].__get__


class UnsupportedValue(Exception):
    """The function returned an unsupported value. The message is for the learner."""


def _text(value):
    return _LONE_SURROGATE.sub(lambda found: f"\\u{ord(found[0]):04x}", _quote(value))


def _integer(value):
    if value.bit_length() > MAX_INTEGER_BITS:
        raise UnsupportedValue("The function returned an integer of more than 3900 digits.")
    return int.__repr__(value)


def _shortest_digits(value):
    """Returns the significant digits of a positive float and the position of its decimal point."""
    mantissa, _, exponent = float.__repr__(value).partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = (whole + fraction).lstrip("0")
    dropped = len(whole + fraction) - len(digits)
    return digits.rstrip("0"), len(whole) + int(exponent or 0) - dropped


def _float(value):
    """Formats a float as specified in https://tc39.es/ecma262/#sec-numeric-types-number-tostring."""
    if not isfinite(value):
        raise UnsupportedValue(f"The function returned {value}, which is not a finite number.")
    if value == 0:
        return "0"
    sign = "-" if value < 0 else ""
    digits, point = _shortest_digits(abs(value))
    if not MIN_PLAIN_POINT <= point <= MAX_PLAIN_POINT:
        fraction = f".{digits[1:]}" if len(digits) > 1 else ""
        return f"{sign}{digits[0]}{fraction}e{point - 1:+d}"
    if point <= 0:
        return f"{sign}0.{'0' * -point}{digits}"
    fraction = f".{digits[point:]}" if len(digits) > point else ""
    return f"{sign}{digits[:point].ljust(point, '0')}{fraction}"


def _list(value, depth):
    return f"[{','.join([_encode(item, depth + 1) for item in value])}]"


def _dictionary(value, depth):
    # Read the dictionary only once: freeing objects in the meantime can run code that changes it.
    items = [*value.items()]
    for key, _ in items:
        if type(key) is not str:
            raise UnsupportedValue(
                f"The function returned a dictionary with a key of type {_name_of(type(key))}; "
                "use text as keys."
            )
    members = [f"{_text(key)}:{_encode(item, depth + 1)}" for key, item in sorted(items, key=_KEY)]
    return f"{{{','.join(members)}}}"


_SCALARS = (
    (type(None), lambda value: "null"),
    (bool, lambda value: "true" if value else "false"),
    (int, _integer),
    (float, _float),
    (str, _text),
)
_CONTAINERS = ((list, _list), (tuple, _list), (dict, _dictionary))

_ADVICE = (
    (bytes, "Return text, for example with .hex() or .decode()."),
    (bytearray, "Return text, for example with .hex() or .decode()."),
    (set, "Return a list, for example with sorted()."),
    (frozenset, "Return a list, for example with sorted()."),
)
_PLAIN_TYPES = "Return None, a number, text, or a list or dictionary of these."


def _find(table, kind, default=None):
    for known, found in table:
        if kind is known:
            return found
    return default


def _encode(value, depth):
    kind = type(value)
    scalar = _find(_SCALARS, kind)
    if scalar is not None:
        return scalar(value)
    container = _find(_CONTAINERS, kind)
    if container is None:
        advice = _find(_ADVICE, kind, _PLAIN_TYPES)
        raise UnsupportedValue(
            f"The function returned a value of type {_name_of(kind)}, which cannot be compared. {advice}"
        )
    if depth >= MAX_DEPTH:
        raise UnsupportedValue(f"The function returned lists nested more than {MAX_DEPTH} deep.")
    return container(value, depth)


def canonical_text(value):
    """Returns the value as JSON.

    Raises UnsupportedValue for anything except None, bool, int, float, str, list, tuple, and dict with string keys.
    """
    return _encode(value, 0)
