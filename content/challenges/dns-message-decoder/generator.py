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


def answer(name, kind, data, size=None):
    """An answer, which may announce another length than its data has."""
    return name + struct.pack(">HHIH", kind, 1, 300, len(data) if size is None else size) + data


def pointer(place):
    return struct.pack(">H", 0xC000 | place)


def first_answers(random, situation, place):
    """Answers that show one rule. They begin at a place, and the name of the question is at 12."""
    address = bytes([192, 0, 2, random.randrange(256)])
    known, name = pointer(12), plain(random.choice(NAMES))
    if situation == 0:
        web = answer(b"\x03web" + known, 1, address)
        return [web, answer(b"\x03www" + pointer(place), 1, address[:3] + bytes([address[3] ^ 1]))]
    if situation == 1:
        # The pointer leads to the second byte of its own label, which reads like a name.
        label = bytes([3, 1, random.randrange(97, 123), 0])
        return [answer(label + pointer(place + 1), 1, address)]
    if situation == 2:
        text = answer(known, 16, random.randbytes(250))
        return [text, answer(name, 1, address), answer(pointer(place + len(text)), 1, address)]
    if situation == 3:
        return [answer(known, 16, address, random.randint(5, 9))]
    if situation == 4:
        return [answer(known, 5, name, len(name) - 1)]
    if situation == 5:
        return [answer(pointer(place + random.choice([0, 2, 4])), 1, address)]
    if situation == 6:
        return [answer(known, random.choice([5, 12]), b"\x04mail" + known)]
    if situation == 7:
        return [answer(known, 1, address + bytes(random.randint(1, 3)))]
    if situation == 8:
        return [answer(b"\0", 1, address)]
    if situation == 9:
        # A label with a byte above 7f.
        return [answer(b"\x03w\xe9b" + known, 1, address)]
    return [answer(known, 1, address)]


def practice(random, situation, size):
    """A question, and as many answers as the size says or a few more."""
    message = plain(random.choice(NAMES)) + struct.pack(">HH", 1, 1)
    address = bytes([192, 0, 2, random.randrange(256)])
    answers = [answer(pointer(12), 1, address) for _ in range(size - 1)]
    answers += first_answers(random, situation, 12 + len(message + b"".join(answers)))
    header = struct.pack(">6H", random.randrange(65536), random.choice([0x8180, 0x8400]), 1, len(answers), 0, 0)
    return json.dumps([(header + message + b"".join(answers)).hex()]) + "\n"


def generate(seed, size=None):
    """A message with any mixture of answers; now and then cut, or with a byte that makes it malformed."""
    random = Random(seed)
    if size is not None:
        return practice(random, seed % 11, size)
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
