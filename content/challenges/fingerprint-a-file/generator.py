from random import Random

WORDS = ["backup", "copy", "disk", "door", "harbor", "image", "notes", "report", "ticket"]
ENDINGS = ["bin", "img", "log", "txt"]


def generate(seed, size=None):
    """A name and as many bytes as the size says. The situation is drawn first: every rule of the brief meets some seeds."""
    random = Random(seed)
    count = size or random.choice([1, 3, 20, 64, 200])
    situation = seed % 5
    words = random.sample(WORDS, 3 if situation == 1 else 1)
    name = f"{' '.join(words)}{random.randint(1, 999)}.{random.choice(ENDINGS)}"
    if situation == 0:
        data = b""
    elif situation == 2:
        # These digits have letters, and they are in uppercase.
        data = bytes(random.randint(0xAA, 0xFF) for _ in range(count))
    elif situation == 3:
        # Zero bytes and newlines belong to the file.
        data = bytes(random.choice([0, 10, 13, 32]) for _ in range(count))
    else:
        data = random.randbytes(count)
    if size and situation == 4:
        # A space at the beginning is part of the name, too.
        name = f" {name}"
    digits = data.hex().upper() if situation == 2 else data.hex()
    return f"{name}\n{digits}\n"
