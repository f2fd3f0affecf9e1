import json
from random import Random

PLAIN = ["user=", "wren", "+", "&page=2", "café", "é", "..", "/", "41", " "]
ENCODED = ["%20", "%26", "%2F", "%2e%2e%2f", "%C3%A9", "%e2%82%ac", "%25", "%2541", "%0A", "%F0%9F%94%92", "%7e"]
MALFORMED = ["%", "%4", "%zz", "%4g", "%+4", "% 4", "%-1", "%C3", "%ff", "%c0%af", "%%41", "%e2%82"]


def generate(seed):
    """Plain and encoded pieces in any order, and in about every third text something malformed."""
    random = Random(seed)
    pieces = [random.choice(random.choice([PLAIN, ENCODED])) for _ in range(random.randint(1, 7))]
    if random.random() < 0.35:
        pieces.insert(random.randint(0, len(pieces)), random.choice(MALFORMED))
    return json.dumps(["".join(pieces)], ensure_ascii=False) + "\n"
