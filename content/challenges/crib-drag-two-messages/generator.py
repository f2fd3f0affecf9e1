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


def generate(seed):
    """Two messages under one key stream, with cribs that are right, too short, or in the wrong message."""
    random = Random(seed)
    texts = random.sample(TEXTS, 2)
    stream = [random.randrange(256) for _ in range(60)]
    messages = [bytes(ord(a) ^ k for a, k in zip(text, stream)).hex() for text in texts]
    cribs = []
    for _ in range(random.choice([2, 3, 4, 5])):
        number = random.choice([1, 2])
        crib = crib_of(random, texts[number - 1])
        cribs.append([number, crib] if random.random() < 0.85 else [3 - number, crib])
    return json.dumps([*messages, cribs]) + "\n"
