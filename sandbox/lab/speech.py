"""What a simulated service says, piece by piece.

A speech is a text, or a list of texts, {"hex": ...} for bytes that are no text, {"oneOf": [...]} for a text
that the seed chooses, and pauses in milliseconds. What stands between two pauses travels together, so that
one recv() may meet half of a message.
"""

import re

from . import hosts

_GROUP = re.compile(r"\\(\d)")
_PIECE_GAP_NS = 1_000
_MILLISECOND_NS = 1_000_000


def _bytes_of(part, match, encoding):
    if isinstance(part, dict):
        if "hex" in part:
            return bytes.fromhex(part["hex"])
        part = hosts.chance("one of", *part["oneOf"]).choice(part["oneOf"])
    if match is not None:
        part = _GROUP.sub(lambda found: _group(match, int(found[1])), part)
    return part.encode(encoding, "replace")


def _group(match, number):
    return (match[number] or "") if number <= match.re.groups else ""


def pieces(speech, match=None, encoding="utf-8"):
    """Returns pairs of a delay in nanoseconds after the one before, and bytes.

    In a reply, a backslash and a digit stand for a group of what the pattern found.
    """
    found, delay, data = [], 0, b""
    for part in speech if isinstance(speech, list) else [speech]:
        if not isinstance(part, (int, float)):
            data += _bytes_of(part, match, encoding)
            continue
        if data:
            found.append((delay, data))
            delay, data = _PIECE_GAP_NS, b""
        delay += round(part * _MILLISECOND_NS)
    return [*found, (delay, data)] if data else found
