import json
from random import Random

PLAIN = ["user=", "wren", "+", "&page=2", "café", "é", "..", "/", "41", " "]
ENCODED = ["%20", "%26", "%2F", "%2e%2e%2f", "%C3%A9", "%e2%82%ac", "%25", "%2541", "%0A", "%F0%9F%94%92", "%7e"]
MALFORMED = ["%", "%4", "%zz", "%4g", "%+4", "% 4", "%-1", "%C3", "%ff", "%c0%af", "%%41", "%e2%82"]


def practice_input(seed, size, random):
    """As many pieces as the size says. The situation is drawn first."""
    pieces = [random.choice(random.choice([PLAIN, ENCODED])) for _ in range(size)]
    first, second = random.choices("0123456789abcdefABCDEF", k=2)
    special = [
        # Two bytes for one character.
        f"%{random.choice(['C3', 'c3'])}%{random.randint(0xA0, 0xBF):02X}",
        f"{first}+{second}",
        # A number for `int`, but not two digits.
        f"%{random.choice('+ ')}{first}",
        # A byte that cannot stand alone.
        f"%{random.randint(0x80, 0xFF):02x}",
        random.choice(["%", f"%{first}", f"%{first}g", f"%x{second}"]),
        f"%25{first}{second}",
    ]
    pieces[random.randrange(size)] = special[seed % len(special)]
    return json.dumps(["".join(pieces)], ensure_ascii=False) + "\n"


def generate(seed, size=None):
    """Plain and encoded pieces in any order, and in about every third text something malformed."""
    random = Random(seed)
    if size is not None:
        return practice_input(seed, size, random)
    pieces = [random.choice(random.choice([PLAIN, ENCODED])) for _ in range(random.randint(1, 7))]
    if random.random() < 0.35:
        pieces.insert(random.randint(0, len(pieces)), random.choice(MALFORMED))
    return json.dumps(["".join(pieces)], ensure_ascii=False) + "\n"
