import json
import struct
from random import Random

CLIENT, SERVER, OTHER = ("203.0.113.7", 51122), ("192.0.2.20", 80), ("203.0.113.7", 51123)
REQUESTS = [b"GET /index HTTP/1.1\r\nHost: web.test\r\n\r\n", b"GET /?user=kestrel HTTP/1.0\r\n\r\n", b"PING\n"]
ANSWERS = [b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello", b"HTTP/1.0 404 Not Found\r\n\r\n", b"PONG\n"]


def packet(random, source, target, seq, flags, data=b""):
    ip_options = random.choice([b"", b"", b"", b"\x94\x04\x00\x00"])
    tcp_options = random.choice([b"", b"", b"\x01\x01\x08\x0a" + bytes(8)])
    segment = struct.pack(
        ">HHIIBBHHH", source[1], target[1], seq % 2**32, 1, (5 + len(tcp_options) // 4) << 4, flags, 512, 0, 0
    )
    segment += tcp_options + data
    length = 20 + len(ip_options)
    header = struct.pack(">BBHHHBB", 0x40 | length // 4, 0, length + len(segment), 0, 0x4000, 64, 6)
    addresses = bytes(int(part) for part in f"{source[0]}.{target[0]}".split("."))
    total = sum(struct.unpack(f">{length // 2}H", header + bytes(2) + addresses + ip_options))
    while total > 0xFFFF:
        total = (total & 0xFFFF) + (total >> 16)
    whole = header + struct.pack(">H", ~total & 0xFFFF) + addresses + ip_options + segment
    return whole + bytes(max(0, 46 - len(whole)))


def one_side(random, source, target, flags, text):
    """SYN, pieces, repetitions, contradictions, now and then a gap or no SYN at all."""
    first = random.choice([random.randrange(2**32), 2**32 - random.randint(1, 12)])
    found = [] if random.random() < 0.1 else [packet(random, source, target, first, flags)]
    place = 0
    while place < len(text):
        size = random.randint(1, 16)
        if random.random() < 0.95:
            found.append(packet(random, source, target, first + 1 + place, 0x18, text[place : place + size]))
        if random.random() < 0.3:
            again = max(-2, place - random.randint(0, 5))
            length = random.randint(1, 8)
            other = text[max(0, again) : max(0, again) + length] if random.random() < 0.4 else b"#" * length
            found.append(packet(random, source, target, first + 1 + again, 0x10, other))
        place += size
    return found


def practice(random, situation, size):
    """A SYN and as many pieces of a request as the size says, with one thing to notice; no answer, or a short one."""
    first = 2**32 - random.randint(1, 4) if situation == 0 else random.randrange(2**31)
    pieces = []
    place = first + 1
    for _ in range(size):
        data = "".join(random.choices("abcdefgh", k=random.randint(2, 4))).encode()
        pieces.append(packet(random, CLIENT, SERVER, place, 0x10 if situation == 7 else 0x18, data))
        place += len(data)
    start = packet(random, CLIENT, SERVER, first, 0x02)
    packets = [start, *pieces]
    if situation == 1:
        packets = [start, *reversed(pieces), packet(random, CLIENT, SERVER, first + 1, 0x18, b"XY")]
    elif situation == 2:
        packets.insert(1, packet(random, CLIENT, SERVER, place, random.choice([0x11, 0x04, 0x14])))
    elif situation == 3:
        packets = [*pieces[1:], start, pieces[0]]
    elif situation == 4:
        packets.remove(random.choice(packets))
    elif situation == 5:
        packets.insert(1, packet(random, CLIENT, SERVER, first - 1, 0x18, b"??ab"))
    elif situation == 6:
        packets = [*pieces[::-1], start, packet(random, CLIENT, SERVER, place, 0x11)]
    elif situation == 7:
        packets[0] = packet(random, CLIENT, SERVER, first, 0x02, b"early")
    if random.random() < 0.5:
        answer = [packet(random, SERVER, CLIENT, 7, 0x12), packet(random, SERVER, CLIENT, 8, 0x18, b"ok")]
        packets += answer[: 1 if situation == 2 else 2]
    ends = [f"{address}:{port}" for address, port in (CLIENT, SERVER)]
    return json.dumps([*ends, [data.hex() for data in packets]]) + "\n"


def generate(seed, size=None):
    """A conversation in both directions, shuffled a little, with another conversation in between."""
    random = Random(seed)
    if size is not None:
        return practice(random, seed % 8, size)
    packets = one_side(random, CLIENT, SERVER, 0x02, random.choice(REQUESTS))
    packets += one_side(random, SERVER, CLIENT, 0x12, random.choice(ANSWERS))
    packets += one_side(random, OTHER, SERVER, 0x02, b"not yours")
    order = sorted(range(len(packets)), key=lambda index: index + random.choice([0, 0, 1, 5]))
    ends = [f"{address}:{port}" for address, port in (CLIENT, SERVER)]
    return json.dumps([*ends, [packets[index].hex() for index in order]]) + "\n"
