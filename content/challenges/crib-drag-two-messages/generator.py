import json
from random import Random

TEXTS = [
    "supply drop at the old mill before sunrise",
    "the northern relay is silent since midnight",
    "change to the second channel after this message",
    "nobody answers at the harbour gate tonight",
    "send the spare battery with the next courier",
    "all operators return to base at once",
    "report every hour",
]


def crib_of(random, text):
    """A stretch of a text, long enough to be telling more often than not."""
    length = random.choice([3, 6, 10, 14, 18, 24])
    start = random.randrange(max(1, len(text) - length))
    return text[start : start + length]


SHORT_TEXTS = ["close the gate", "bring the maps", "switch it off ", "send more tape", "meet me at ten", "wait for rook "]


def practice(random, situation, size):
    """Two short messages, and as many cribs as the size says."""
    texts = random.sample(SHORT_TEXTS, 2)
    length = random.randint(8, 14)
    texts = [text[:length] for text in texts]
    number = random.choice([1, 2])
    own, other = texts[number - 1], texts[2 - number]
    cribs = []
    if situation == 0:
        cribs = [[number, own[: length - 2]]]
    elif situation == 1:
        cribs = [[number, own]]
    elif situation == 2:
        # The second guess contradicts the first one.
        cribs = [[number, own], [number, other]]
    elif situation == 3:
        cribs = [[2, texts[1][-6:]]]
    elif situation == 4:
        start = random.randrange(length - 1)
        cribs = [[number, own[start : start + 1]]]
    elif situation == 5:
        texts[2 - number] = other.upper()
    else:
        texts[number - 1] += random.choice([" now", " again", " at six"])
    while len(cribs) < size:
        start = random.randrange(length - 4)
        cribs.append([number, own[start : start + random.choice([3, 5, 7])]])
    stream = random.randbytes(60)
    messages = [bytes(ord(a) ^ k for a, k in zip(text, stream)).hex() for text in texts]
    return json.dumps([*messages, cribs[:size]]) + "\n"


def generate(seed, size=None):
    """Two messages under one key stream, with cribs that are right, too short, or in the wrong message."""
    random = Random(seed)
    if size:
        return practice(random, seed % 7, size)
    texts = random.sample(TEXTS, 2)
    stream = [random.randrange(256) for _ in range(60)]
    messages = [bytes(ord(a) ^ k for a, k in zip(text, stream)).hex() for text in texts]
    cribs = []
    for _ in range(random.choice([2, 3, 4, 5])):
        number = random.choice([1, 2])
        crib = crib_of(random, texts[number - 1])
        cribs.append([number, crib] if random.random() < 0.85 else [3 - number, crib])
    return json.dumps([*messages, cribs]) + "\n"
