from random import Random

TEXTS = ["wren", "rook at 02:11", "a", "the key is under the mat", "café 7", "5 €", "go  now"]


def samples(random):
    """A cover whose neighbors are alike, as in a picture, of a length that may be too short."""
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


def message_bits(data, length):
    """The bits of a length and some bytes, one in each entry."""
    message = length.to_bytes(2, "big") + data
    return [byte >> shift & 1 for byte in message for shift in range(7, -1, -1)]


def practice_command(situation, random):
    """A short command for one situation."""
    text = random.choice(["a", "ok", "wren", "rook", "go 7"])
    if situation == 0:
        text = random.choice(["é", "5 €", "né"])
    needed = 16 + 8 * len(text.encode())
    if situation in (0, 1, 2):
        # Just enough samples, a few more, or one too few.
        count = needed + [random.randint(0, 2), random.randint(1, 6), -1][situation]
        return f"hide {random.randbytes(count).hex()} {text}"
    data = text.encode()
    length = len(data)
    if situation == 4:
        length += random.randint(1, 3)
    elif situation == 5:
        data, length = bytes([random.randint(0x80, 0xFF)]) + data, length + 1
    cover = bytes(random.randrange(128) * 2 + bit for bit in message_bits(data, length))
    return f"reveal {cover.hex()}"


def generate(seed, size=None):
    """Three to six commands: covers of all sizes, with and without a message."""
    random = Random(seed)
    if size is not None:
        return "".join(f"{practice_command((seed + place) % 6, random)}\n" for place in range(size))
    lines = []
    for _ in range(random.randrange(3, 7)):
        kind = random.choice(["hide", "reveal"])
        if kind == "hide":
            lines.append(f"hide {bytes(samples(random)).hex()} {random.choice(TEXTS)}")
        else:
            lines.append(f"reveal {bytes(carrying(random)).hex()}")
    return "\n".join(lines) + "\n"
