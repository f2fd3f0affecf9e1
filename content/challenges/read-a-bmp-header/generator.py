import struct
from random import Random


def practice_input(seed, size, random):
    """A header with four bytes after it for each unit of size. The situation is drawn first."""
    situation = seed % 7
    rest = random.randbytes(4 * size)
    magic, second, stated = b"BM", 40, 30 + len(rest)
    width, height = random.randint(1, 999), random.randint(1, 999)
    if situation == 0:
        second = random.choice([12, 39, 41, 56, 108, 124])
    elif situation == 1:
        height = -height
    elif situation == 2:
        stated += random.choice([-2, 4, 1024])
    elif situation in (3, 4):
        magic = bytes(random.choices(b"BMbm", k=2))
    elif situation == 6:
        width *= random.choice([1, -1])
    fields = struct.pack("<IIIIiiHH", stated, 0, 54, second, width, height, 1, 24)
    data = magic + fields + rest
    if situation == 4:
        data = data[: random.randint(2, 29)]
    elif situation == 5:
        data = data[: random.randint(2 * size, 29)]
    digits = data.hex()
    return (digits.upper() if seed % 3 == 0 else digits) + "\n"


def generate(seed, size=None):
    """The first bytes of a BMP: sound, cut off, of another kind, or with a size that is not true."""
    random = Random(seed)
    if size is not None:
        return practice_input(seed, size, random)
    width = random.choice([1, 2, 16, 255, 256, 640, 70000])
    height = random.choice([1, 3, 48, 480, 65536]) * random.choice([1, 1, -1])
    second = random.choice([40, 40, 40, 40, 40, 40, 12, 108])
    magic = random.choice([b"BM"] * 8 + [b"BA", b"MB"])
    rest = bytes(random.randrange(256) for _ in range(random.choice([24, 24, 40, 64])))
    size = 30 + len(rest) + random.choice([0, 0, 0, 4, 300, -1])
    pixels = random.choice([54, 62, 1078, 138])
    bits = random.choice([1, 4, 8, 16, 24, 32])
    fields = struct.pack("<IIIIiiHH", size, random.choice([0, 0, 7]), pixels, second, width, height, 1, bits)
    data = magic + fields + rest
    if random.random() < 0.15:
        data = data[: random.randrange(1, 31)]
    digits = data.hex()
    return (digits.upper() if random.random() < 0.2 else digits) + "\n"
