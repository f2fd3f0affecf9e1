import json
from random import Random

WORDS = ["relay", "Gate", "HARBOR", "zebra", "Buoy", "noon", "lazy", "XYZ", "aZ", "North", "ferry", "Quay"]
OTHERS = ["é", "Ü", "ñ", "ß", "Å"]
SIGNS = ["7", "02:11", "[ok]", "@", "192.0.2.20", "a-Z", "{x}", "x\ny"]


def generate(seed, size=None):
    """As many words as the size says, and a key. The situation is drawn first."""
    random = Random(seed)
    words = [random.choice(WORDS) for _ in range(size or random.randint(1, 6))]
    key = random.randint(1, 25)
    situation = seed % 6
    if situation == 1:
        key = -key
    elif situation == 2:
        key = random.randint(53, 5_000)
    elif situation == 3:
        key = -random.randint(53, 5_000)
    elif situation == 4:
        words[-1] += random.choice(OTHERS)
    elif situation == 5:
        words[0] += random.choice(SIGNS)
    return json.dumps([" ".join(words), key], ensure_ascii=False) + "\n"
