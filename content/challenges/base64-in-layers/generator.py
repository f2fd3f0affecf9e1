from base64 import b64encode
from random import Random

WORDS = ["backup", "rotate", "key", "of", "kestrel", "192.0.2.30", "café", "5 €", "02:30", "done", "??>", "~~"]
DAMAGE = ["!", " ", "-", "_", "=", ":"]


def wrapped(data, layers):
    for _ in range(layers):
        data = b64encode(data)
    return data


def practice_input(seed, size, random):
    """A note with as many words as the size says. The situation is drawn first."""
    situation = seed % 8
    words = random.sample(WORDS, size)
    note = f"note: {' '.join(words)} {random.randint(1, 99)}"
    layers = random.randint(0, size)
    if situation in (0, 1):
        # The last number of layers that is allowed, and the first that is not.
        layers = 6 + situation
    elif situation == 2:
        layers = random.randint(2, 5)
        # A space at the end belongs to the note.
        note += " " * (size % 2)
    elif situation == 3:
        inside = wrapped(note.encode(), random.randint(1, 2)).decode()
        place = random.randrange(1, len(inside))
        if size == 1:
            return f" {inside}\n"
        if size == 2:
            return wrapped(f"{words[0]} {'.' * (-len(words[0].encode()) % 3)}".encode(), 1).decode().rstrip("=") + "\n"
        return inside[:place] + random.choice("! -_:") + inside[place:] + "\n"
    elif situation == 4:
        note = ["", note[6:], f"NOTE: {words[0]}", "notebook", note[6:], note[6:]][size]
    elif situation == 7:
        note = f"a {note}"
    elif situation == 5:
        return wrapped(f"{note} café".encode("latin-1", "replace"), random.randint(1, 3)).decode() + "\n"
    return wrapped(note.encode(), layers).decode() + "\n"


def generate(seed, size=None):
    """A note in 0 to 7 layers, sometimes damaged in a layer, without its mark, or not in UTF-8."""
    random = Random(seed)
    if size is not None:
        return practice_input(seed, size, random)
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
