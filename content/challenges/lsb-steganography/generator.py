from random import Random

TEXTS = ["wren", "rook at 02:11", "a", "the key is under the mat", "café 7", "5 €", "go  now"]


def samples(random):
    """A cover whose neighbours are alike, as in a picture, of a length that may be too short."""
    value = random.randrange(256)
    cover = []
    for _ in range(random.choice([0, 1, 8, 15, 16, 24, 120, 200, 320]) + random.randrange(1, 3)):
        value = min(255, max(0, value + random.randrange(-6, 7)))
        cover.append(value)
    return cover


def carrying(random):
    """A cover with a message, whose length is sometimes a lie."""
    text = random.choice(TEXTS).encode()
    length = len(text) + random.choice([0, 0, 0, 0, 1, 90])
    message = length.to_bytes(2, "big") + text
    bits = [byte >> shift & 1 for byte in message for shift in range(7, -1, -1)]
    return [random.randrange(128) * 2 + bit for bit in bits]


def generate(seed):
    """Three to six commands: covers of all sizes, with and without a message."""
    random = Random(seed)
    lines = []
    for _ in range(random.randrange(3, 7)):
        kind = random.choice(["hide", "reveal"])
        if kind == "hide":
            lines.append(f"hide {bytes(samples(random)).hex()} {random.choice(TEXTS)}")
        else:
            lines.append(f"reveal {bytes(carrying(random)).hex()}")
    return "\n".join(lines) + "\n"
