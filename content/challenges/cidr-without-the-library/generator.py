import json
from random import Random

STARTS = ["10.0.0.0", "10.64.3.128", "172.16.0.0", "172.31.255.192", "192.168.8.0", "192.0.2.64", "203.0.113.200"]


def text_of(number):
    return ".".join(str(byte) for byte in number.to_bytes(4))


def is_documented(number):
    """Private and documentation addresses only."""
    text = text_of(number)
    first, second = text.split(".")[:2]
    return (
        text.startswith(("192.0.2.", "198.51.100.", "203.0.113.", "192.168.", "10."))
        or first == "172" and 16 <= int(second) <= 31
    )


def practice(random, situation, count):
    """A network inside 10.0.0.0/8 and as many visitors as the size says. Each rule is a situation of its own."""
    block = 10 << 24 | random.randrange(1, 2**16 - 1) << 8
    prefix = random.randint(25, 30)
    size = 2 ** (32 - prefix)
    first = block + size * random.randrange(256 // size)
    base, last = first, first + size - 1
    if situation == 0:
        # One step outside, and still in the same block of 256.
        visitors = [address for address in (first - 1, last + 1) if address >> 8 == block >> 8]
    elif situation == 1:
        base = random.randint(first + 1, last)
        visitors = [first, last + 1]
    elif situation == 2:
        visitors = [first, last]
    elif situation == 3:
        visitors = [random.randint(first, last)] * 2
    elif situation == 4:
        prefix = random.choice([0, 32])
        visitors = [base + random.choice([0, 1, 2**16])]
    else:
        visitors = []
    while len(visitors) < count:
        visitors.append(block + random.randrange(256))
    return [f"{text_of(base)}/{prefix}", [text_of(number) for number in visitors[:count]]]


def generate(seed, size=None):
    """A network of any size, with its own edges and the addresses one step outside among the visitors."""
    random = Random(seed)
    if size is not None:
        return json.dumps(practice(random, seed % 6, size)) + "\n"
    start = 0
    for part in random.choice(STARTS).split("."):
        start = start * 256 + int(part)
    prefix = random.choice([0, 8, 9, 12, 15, 16, 17, 20, 23, 24, 25, 26, 27, 29, 30, 31, 32])
    span = 2 ** (32 - prefix)
    first = start - start % span
    base = random.choice([start, start, start + 1, start + 5])
    near = [first, first - 1, first + span - 1, first + span, base, base + 1, base - 1]
    near += [first + random.randrange(span) for _ in range(3)]
    near += [start ^ (1 << random.randrange(32)) for _ in range(12)]
    visitors = [text_of(number) for number in near if 0 <= number < 2**32 and is_documented(number)]
    random.shuffle(visitors)
    return json.dumps([f"{text_of(base)}/{prefix}", visitors[: random.choice([4, 8, 12])]]) + "\n"
