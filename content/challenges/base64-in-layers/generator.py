from base64 import b64encode
from random import Random

WORDS = ["backup", "rotate", "key", "of", "kestrel", "192.0.2.30", "café", "5 €", "02:30", "done", "??>", "~~"]
DAMAGE = ["!", " ", "-", "_", "=", ":"]


def wrapped(data, layers):
    for _ in range(layers):
        data = b64encode(data)
    return data


def generate(seed):
    """A note in 0 to 7 layers, sometimes damaged in a layer, without its mark, or not in UTF-8."""
    random = Random(seed)
    note = "note: " + " ".join(random.choices(WORDS, k=random.randint(1, 5)))
    layers = random.choice([0, 1, 2, 3, 4, 5, 6, 6, 7])
    kind = random.random()
    if kind < 0.15 and layers > 0:
        inside = wrapped(note.encode(), random.randint(1, layers)).decode()
        place = random.randrange(len(inside))
        damaged = inside[:place] + random.choice(DAMAGE) + inside[place:]
        return wrapped(damaged.encode(), random.randrange(2)).decode() + "\n"
    if kind < 0.25:
        note = note[6:]
    data = note.encode("latin-1", "replace") if kind > 0.9 and layers > 0 else note.encode()
    return wrapped(data, layers).decode() + "\n"
