import json
import struct
from random import Random

NAMES = ["web.test", "www.web.test", "mail.test", "a.b.c.web.test", "KESTREL.example", "x", "10.7.9.10.in-addr.arpa"]


def plain(name):
    return b"".join(bytes([len(label)]) + label.encode() for label in name.split(".")) + b"\0"


def compressed(name, known, message):
    """A name that ends in a pointer to the longest ending that the message holds already."""
    labels = name.split(".")
    written = b""
    for index in range(len(labels)):
        ending = ".".join(labels[index:])
        if ending in known:
            return written + struct.pack(">H", 0xC000 | known[ending])
        known[ending] = len(message) + len(written)
        written += bytes([len(labels[index])]) + labels[index].encode()
    return written + b"\0"


def generate(seed):
    """A message with any mixture of answers; now and then cut, or with a byte that makes it malformed."""
    random = Random(seed)
    known = {}
    name = random.choice(NAMES)
    count = random.choice([0, 1, 1, 2, 3])
    flags = random.choice([0x8180, 0x8580, 0x8183, 0x0100]) if count == 0 else random.choice([0x8180, 0x8400])
    message = struct.pack(">6H", random.randrange(65536), flags, 1, count, 0, random.choice([0, 0, 1]))
    message += compressed(name, known, message) + struct.pack(">HH", random.choice([1, 1, 5, 12, 28]), 1)
    for _ in range(count):
        message += compressed(random.choice([name, name, *NAMES]), known, message)
        kind = random.choice([1, 1, 1, 5, 12, 16, 28])
        start = message + bytes(10)
        if kind == 1:
            data = bytes([192, 0, 2, random.randrange(256)])
        elif kind in (5, 12):
            data = compressed(random.choice(NAMES), known, start)
        else:
            data = random.randbytes(random.choice([0, 3, 16]))
        message += struct.pack(">HHIH", kind, 1, random.choice([0, 60, 300, 86400]), len(data)) + data
    damage = random.random()
    if damage < 0.1:
        message = message[: random.randrange(len(message))]
    elif damage < 0.25:
        place = random.choice([12, max(12, message.rfind(b"\xc0"))])
        message = message[:place] + random.choice([b"\x40", b"\x7f", b"\xc0\x0c", b"\xff\xff", b"\xbf"]) + message[place + 2 :]
    elif damage < 0.4:
        message += plain(random.choice(NAMES)) + random.randbytes(5)
    return json.dumps([message.hex()]) + "\n"
