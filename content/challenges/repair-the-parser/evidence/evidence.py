"""The crashing inputs that a fuzzer found and shrank are files for the repaired parser, next to valid ones."""

import json
import re
from random import Random

HEX = re.compile("(?:[0-9a-f]{2}){0,300}")
MOST_CRASHES = 40


def reading(random):
    """A record of kind 1."""
    body = random.randbytes(random.randrange(1, 4))
    return bytes([1, len(body)]) + body


def valid(random):
    """A file that the old parser reads as well: readings, a mark and its repetition."""
    number = random.randrange(256)
    begin = b"".join(reading(random) for _ in range(random.randrange(3)))
    return b"RD" + begin + bytes([2, 1, number]) + reading(random) + bytes([3, 1, number])


def inputs(seed):
    """Three samples to damage."""
    random = Random(seed)
    return [json.dumps([valid(random).hex()]) for _ in range(3)]


def crashes_in(artifact):
    """The inputs of one report, shrunk ones first. Anything but a report raises an error."""
    shrunk, first = [], []
    for name, data, smallest in json.loads(artifact):
        for digits in (name, data, smallest):
            if not isinstance(digits, str):
                raise ValueError("A report has texts.")
        if not (HEX.fullmatch(data) and HEX.fullmatch(smallest)):
            raise ValueError("An input is hex digits.")
        shrunk.append(smallest)
        first.append(data)
    return shrunk, first


def adapt(artifacts, seed):
    """One shrunk input of each kind, and all inputs among valid files."""
    random = Random(seed)
    random.randbytes(8)
    shrunk, first = [], []
    for artifact in artifacts:
        some, others = crashes_in(artifact)
        shrunk += some
        first += others
    crashes = list(dict.fromkeys(shrunk))[:MOST_CRASHES]
    files = list(dict.fromkeys(crashes + first))[: 2 * MOST_CRASHES] + [valid(random).hex() for _ in range(12)]
    random.shuffle(files)
    return {
        "items": len(crashes),
        "sample": json.dumps([[*crashes[:3], valid(random).hex()]]),
        "graded": json.dumps([files]),
    }
