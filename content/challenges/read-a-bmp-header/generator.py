import struct
from random import Random


def generate(seed):
    """The first bytes of a BMP: sound, cut off, of another kind, or with a size that is not true."""
    random = Random(seed)
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
