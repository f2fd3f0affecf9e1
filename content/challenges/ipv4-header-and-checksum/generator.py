import json
import struct
from random import Random

HOSTS = ["192.0.2.20", "192.0.2.25", "198.51.100.7", "203.0.113.7", "10.0.0.9", "172.16.4.2", "192.168.1.30"]


def checksum_of(header):
    total = sum(struct.unpack(f">{len(header) // 2}H", header))
    while total > 0xFFFF:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF


def practice(random, situation, size):
    """A packet with fewer bytes of payload than the size, and one thing to notice."""
    source, destination = [bytes(int(part) for part in host.split(".")) for host in random.sample(HOSTS, 2)]
    options = random.choice([b"\x94\x04\x00\x00", b"\x01" * 8]) if situation == 1 else b""
    payload = random.randbytes(size - 1)
    version, words = 4, 5 + len(options) // 4
    total = words * 4 + len(payload)
    if situation == 2:
        total += random.randint(1, 9)
    elif situation == 3:
        total = random.randint(0, 19)
    elif situation == 4:
        version = random.choice([5, 6])
    elif situation == 5:
        words = random.randint(0, 4)
    fields = [version << 4 | words, 0, total, random.randrange(65536), 0, 64, random.choice([1, 6, 17]), 0]
    header = struct.pack(">BBHHHBBH", *fields) + source + destination + options
    if situation > 8:
        fields[3] = 0
        blank = struct.pack(">BBHHHBBH", *fields) + source + destination
        # With the first identifier, adding the carry makes another carry; with the second, the checksum begins with zeros.
        carries = 0xFFFF - sum(struct.unpack(">10H", blank)) % 0x10000
        fields[3] = carries if situation == 9 else (checksum_of(blank) - random.randint(1, 255)) % 0xFFFF
        header = struct.pack(">BBHHHBBH", *fields) + source + destination
    right = checksum_of(header) ^ (random.choice([1, 0x0100]) if situation == 6 else 0)
    packet = header[:10] + struct.pack(">H", right) + header[12:] + payload
    if situation == 7:
        packet += bytes(random.randint(1, 6))
    elif situation == 8:
        packet = packet[: random.randint(12, 19)]
    return json.dumps([packet.hex()]) + "\n"


def generate(seed, size=None):
    """A packet: sound, with options, with padding, damaged, cut short, or with a length that lies."""
    random = Random(seed)
    if size is not None:
        return practice(random, seed % 11, size)
    options = random.choice([b"", b"", b"", b"\x94\x04\x00\x00", b"\x01" * 8, b"\x01" * 40])
    payload = random.randbytes(random.choice([0, 1, 8, 20, 33]))
    length = 20 + len(options)
    total = length + len(payload)
    version = 4
    words = length // 4
    kinds = ["sound", "padded", "damaged", "cut", "lie", "version", "words"]
    kind = random.choices(kinds, [6, 4, 5, 2, 2, 1, 1])[0]
    if kind == "lie":
        total = random.choice([total + 1, length - 1, 0])
    if kind == "version":
        version = random.choice([0, 5, 6])
    if kind == "words":
        words = random.choice([0, 4])
    source, destination = random.sample(HOSTS, 2)
    header = struct.pack(
        ">BBHHHBBH4s4s",
        version << 4 | words,
        random.choice([0, 0x10, 0xFF]),
        total,
        random.randrange(65536),
        random.choice([0, 0x4000, 0xFFFF]),
        random.choice([1, 54, 64, 255]),
        random.choice([1, 6, 17]),
        0,
        bytes(int(part) for part in source.split(".")),
        bytes(int(part) for part in destination.split(".")),
    ) + options
    right = checksum_of(header)
    if kind == "damaged":
        right ^= random.choice([1, 0x0100, 0xFFFF])
    packet = header[:10] + struct.pack(">H", right) + header[12:] + payload
    if kind == "padded":
        packet += bytes(random.randint(1, 18))
    if kind == "cut":
        packet = packet[: random.choice([0, 19, 20, len(packet) - 1])]
    digits = packet.hex()
    return json.dumps([digits.upper() if random.random() < 0.2 else digits]) + "\n"
