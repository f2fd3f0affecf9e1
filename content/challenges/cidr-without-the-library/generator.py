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


def generate(seed):
    """A network of any size, with its own edges and the addresses one step outside among the visitors."""
    random = Random(seed)
    start = 0
    for part in random.choice(STARTS).split("."):
        start = start * 256 + int(part)
    prefix = random.choice([0, 8, 9, 12, 15, 16, 17, 20, 23, 24, 25, 26, 27, 29, 30, 31, 32])
    size = 2 ** (32 - prefix)
    first = start - start % size
    base = random.choice([start, start, start + 1, start + 5])
    near = [first, first - 1, first + size - 1, first + size, base, base + 1, base - 1]
    near += [first + random.randrange(size) for _ in range(3)]
    near += [start ^ (1 << random.randrange(32)) for _ in range(12)]
    visitors = [text_of(number) for number in near if 0 <= number < 2**32 and is_documented(number)]
    random.shuffle(visitors)
    return json.dumps([f"{text_of(base)}/{prefix}", visitors[: random.choice([4, 8, 12])]]) + "\n"
