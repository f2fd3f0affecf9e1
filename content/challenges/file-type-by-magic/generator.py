import json
from random import Random

MARKS = [
    b"\x89PNG\r\n\x1a\n",
    b"GIF87a",
    b"GIF89a",
    b"\xff\xd8\xff",
    b"%PDF-",
    b"PK\x03\x04",
    b"PK\x05\x06",
    b"RIFF\x24\x08\x00\x00WAVE",
    b"RIFF\x9a\x03\x00\x00WEBP",
    b"RIFF\x10\x00\x00\x00AVI ",
    b"\x7fELF",
    b"MZ",
    b"report.txt",
]


def practice_input(seed, size, random):
    """A mark with four bytes after it for each unit of size. The situation is drawn first."""
    situation = seed % 8
    rest = random.randbytes(4 * size)
    if situation == 0:
        # In uppercase below, with letters among the digits of the mark.
        data = random.choice([b"MZ", *MARKS[:1], *MARKS[3:7]]) + rest
    elif situation == 1:
        data = b"RIFF" + rest[:4] + random.choice([b"AVI ", b"DATA", b"WAVE", b"WEBP"])
    elif situation in (2, 3):
        # A tie, or a second mark that is longer or shorter than the first.
        others = [b"MZ", b"PK\x03\x04", b"\xff\xd8\xff", *MARKS[7:9]]
        first = b"%PDF-" if situation == 2 else random.choice(others)
        data = (first + rest).ljust(257, b"\x00") + b"ustar\x0000"
    elif situation == 4:
        data = rest[:1] + random.choice(MARKS)
    elif situation == 5:
        mark = random.choice(MARKS)
        data = mark[:-1] if size == 1 else rest + mark
    elif situation == 7:
        # Almost a mark.
        versions = [b"GIF88a", b"GIF86a", b"GIF87b"]
        data = (random.choice(versions) if size < 3 else [b"PK\x01\x02", b"\xff\xd8\x00", b"\x89PNG\n\x1a\n"][size - 3]) + rest
    else:
        data = [MARKS[1], MARKS[2], MARKS[3], MARKS[10], MARKS[0]][size - 1] + rest
    digits = data.hex()
    return json.dumps([digits.upper() if situation == 0 else digits]) + "\n"


def generate(seed, size=None):
    """A mark, sometimes cut short or one byte too late, and sometimes the mark of a tar archive."""
    random = Random(seed)
    if size is not None:
        return practice_input(seed, size, random)
    data = random.choice(MARKS)
    chance = random.random()
    if chance < 0.15:
        data = data[: random.randrange(len(data))]
    elif chance < 0.3:
        data = b"\x00" + data
    else:
        data += bytes(random.randrange(256) for _ in range(random.choice([0, 4, 16])))
    if random.random() < 0.4:
        data = data.ljust(random.choice([256, 257, 257, 257, 258]), b"\x00") + b"ustar\x0000"
    digits = data.hex()
    return json.dumps([digits.upper() if random.random() < 0.3 else digits]) + "\n"
