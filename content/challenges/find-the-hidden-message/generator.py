from random import Random

TEXTS = ["wren", "gate 4", "02:11", "go", "café", "5 €", "x"]


def bits_of(data):
    """The bits of some bytes, the highest of each byte first."""
    return [byte >> shift & 1 for byte in data for shift in range(7, -1, -1)]


def clean(random, count):
    """Samples of the camera: in each pair, one value is far more frequent."""
    first = random.randrange(20, 100)
    habit = [random.randrange(2) for _ in range(128)]
    samples = []
    for _ in range(count):
        pair = first + random.randrange(6)
        samples.append(2 * pair + (habit[pair] ^ (random.random() < 0.12)))
    return samples


def hidden(random, data, length, count=0):
    """A clean picture with these bytes behind a length."""
    bits = bits_of(length.to_bytes(2, "big") + data)
    samples = clean(random, max(count, len(bits)))
    return [sample & 0xFE | bit for sample, bit in zip(samples, bits)] + samples[len(bits) :]


def edge(random, even, odd):
    """A picture of four pairs with so many samples each, shuffled. Its length is far too big to be read."""
    first = 2 * random.randrange(20, 100)
    samples = [first + 2 * pair + side for pair in range(4) for side, many in ((0, even), (1, odd)) for _ in range(many)]
    random.shuffle(samples)
    # Ones in front, too few to make a pair count, announce more bytes than there are.
    return [first + 41] * 4 + samples


def picture(random, situation, count):
    """Samples for one situation."""
    text = random.choice(TEXTS).encode()
    if situation == 0:
        return hidden(random, text, len(text), count)
    if situation == 1:
        return [sample & 0xFE | random.randrange(2) for sample in clean(random, max(count, 90))]
    if situation == 2:
        # A length that fits and bytes that aren't UTF-8 or can't be shown.
        data = random.choice([bytes([random.randrange(128, 256)]) + text[:1], b"a\nb", b"\x00", text + b"\x7f"])
        return hidden(random, data, len(data), count)
    if situation == 3:
        return edge(random, *random.choice([(4, 6), (4, 7), (6, 4), (7, 4), (4, 4), (3, 4), (2, 5)]))
    if situation == 4:
        return hidden(random, text, len(text) + random.choice([1, 90]))
    if situation == 5:
        return hidden(random, text, len(text))
    return hidden(random, b"", 0, random.choice([16, count]))


def generate(seed, size=None):
    """A few pictures among clean ones. The situation is drawn first, so that every rule meets some seeds."""
    random = Random(seed)
    count = 64 if size else random.choice([48, 96, 160])
    lines = []
    for place in range(size or random.randrange(4, 9)):
        situation = (seed + 2 * place) % 7 if size or place % 2 == 0 else 7
        samples = clean(random, count) if situation == 7 else picture(random, situation, count)
        digits = bytes(samples).hex()
        lines.append(f"cam-{place + 1:02} {digits.upper() if random.random() < 0.2 else digits}")
    return "\n".join(lines) + "\n"
