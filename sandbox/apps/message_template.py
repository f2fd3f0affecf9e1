"""The messages of simulated services.

A message is a string, or a list of strings, {"hex": ...} for raw bytes, {"oneOf": [...]} for a string that the
seed chooses, and pauses in milliseconds. Everything between two pauses arrives together, so one recv() may
return half a message.
"""

import re

from .chance import chance

_GROUP = re.compile(r"\\(\d)")
_PIECE_GAP_NS = 1_000
_MILLISECOND_NS = 1_000_000


def _bytes_of(part, match, encoding):
    if isinstance(part, dict):
        if "hex" in part:
            return bytes.fromhex(part["hex"])
        part = chance("one of", *part["oneOf"]).choice(part["oneOf"])
    if match is not None:
        part = _GROUP.sub(lambda found: _group(match, int(found[1])), part)
    return part.encode(encoding, "replace")


def _group(match, number):
    return (match[number] or "") if number <= match.re.groups else ""


def pieces(message, match=None, encoding="utf-8"):
    """Returns the parts as pairs: the delay in nanoseconds after the previous part, and the bytes.

    In a reply, a backslash and a digit insert a group of the pattern's match.
    """
    found, delay, data = [], 0, b""
    for part in message if isinstance(message, list) else [message]:
        if not isinstance(part, (int, float)):
            data += _bytes_of(part, match, encoding)
            continue
        if data:
            found.append((delay, data))
            delay, data = _PIECE_GAP_NS, b""
        delay += round(part * _MILLISECOND_NS)
    return [*found, (delay, data)] if data else found
