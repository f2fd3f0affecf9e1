import struct
from random import Random

MAGIC = [0xA1B2C3D4, 0xA1B23C4D]
HOSTS = ["192.0.2.20", "192.0.2.25", "198.51.100.7", "203.0.113.7", "10.0.0.9", "192.168.1.30"]


def frame(random, kind=None, length=None):
    """An Ethernet frame: mostly IPv4, sometimes ARP, IPv6 or too short to tell."""
    kind = kind or random.choice([b"\x08\x00", b"\x08\x00", b"\x08\x00", b"\x08\x06", b"\x86\xdd", b"\x81\x00"])
    source, destination = random.sample(HOSTS, 2)
    addresses = bytes(int(part) for part in f"{source}.{destination}".split("."))
    whole = random.randbytes(12) + kind + b"\x45" + random.randbytes(11) + addresses + random.randbytes(26)
    return whole[: length or random.choice([14, 33, 34, 42, 60, 60])]


def practice(random, situation, size):
    """A capture of as many packets as the size says, with one thing to notice."""
    order = ">" if situation == 0 else random.choice("<>")
    link_type = random.choice([101, 113]) if situation == 1 else 1
    data = struct.pack(order + "IHHIIII", random.choice(MAGIC), 2, 4, 0, 0, 65535, link_type)
    seconds = random.randint(1_900_000_000, 1_950_000_000)
    for second in range(seconds, seconds + size):
        kind = random.choice([b"\x08\x06", b"\x86\xdd"]) if situation == 2 else b"\x08\x00"
        kept = frame(random, kind, random.choice([33, 34]) if situation == 3 else 42)
        fraction = random.randrange(10_000) if situation == 4 else random.randrange(100_000, 1_000_000)
        original = len(kept) + (random.randint(1, 1454) if situation == 5 else 0)
        data += struct.pack(order + "4I", second, fraction, len(kept), original) + kept
    if situation == 6:
        data = data[: -random.randint(1, 41)]
    elif situation == 7:
        data = random.choice([data + bytes(random.randint(1, 15)), b"\x0a\x0d\x0d\x0a" + data[4:]])
    return data.hex() + "\n"


def generate(seed, size=None):
    """A capture of either byte order and resolution, sometimes cut, sometimes with another link type."""
    random = Random(seed)
    if size is not None:
        return practice(random, seed % 8, size)
    order = random.choice("<>")
    magic = random.choice(MAGIC)
    link_type = random.choice([1, 1, 1, 1, 101, 113])
    data = struct.pack(order + "IHHIIII", magic, 2, 4, 0, 0, 65535, link_type)
    seconds = random.randint(1_900_000_000, 1_950_000_000)
    for _ in range(random.choice([0, 1, 2, 3, 5])):
        kept = frame(random)
        fraction = random.choice([0, 7, 2700, random.randrange(1_000_000)])
        original = len(kept) + random.choice([0, 0, 1454])
        data += struct.pack(order + "4I", seconds, fraction, len(kept), original) + kept
        seconds += random.choice([0, 1, 60])
    if random.random() < 0.4:
        data = data[: random.randrange(len(data))]
    if random.random() < 0.1:
        data = b"\x0a\x0d\x0d\x0a" + data[4:]
    digits = data.hex()
    return (digits.upper() if random.random() < 0.2 else digits) + "\n"
