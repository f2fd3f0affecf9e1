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


def generate(seed):
    """A mark, sometimes cut short or one byte too late, and sometimes the mark of a tar archive."""
    random = Random(seed)
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
