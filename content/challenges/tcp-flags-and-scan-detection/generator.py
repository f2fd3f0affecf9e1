import struct
from random import Random

SOURCES = ["203.0.113.7", "203.0.113.70", "198.51.100.9", "198.51.100.10", "10.0.0.9", "192.168.1.30"]
SERVERS = ["192.0.2.20", "192.0.2.25", "192.0.2.30"]
PROBES = [0x00, 0x01, 0x02, 0x29]
HONEST = [0x10, 0x11, 0x12, 0x14, 0x18, 0x04]


def packet(random, source, destination, port, flags, fragment=0x4000, protocol=6, cut=False):
    options = random.choice([b"", b"", b"", b"\x94\x04\x00\x00", b"\x01" * 12])
    segment = struct.pack(
        ">HHIIBBHHH", random.randrange(1024, 65536), port, random.randrange(2**32), 0, 0x50, flags, 1024, 0, 0
    )
    segment = segment[:19] if cut else segment + random.choice([b"", b"", b"GET /"])
    length = 20 + len(options)
    header = struct.pack(">BBHHHBB", 0x40 | length // 4, 0, length + len(segment), 0, fragment, 64, protocol)
    addresses = bytes(int(part) for part in f"{source}.{destination}".split("."))
    total = sum(struct.unpack(f">{length // 2}H", header + bytes(2) + addresses + options))
    while total > 0xFFFF:
        total = (total & 0xFFFF) + (total >> 16)
    return header + struct.pack(">H", ~total & 0xFFFF) + addresses + options + segment


def first_packets(random, situation, port):
    """One or two packets that show one rule."""
    source, server, flags = random.choice(SOURCES), random.choice(SERVERS), random.choice(PROBES)
    if situation == 0:
        return [packet(random, source, server, port, flags | random.choice([0x40, 0x80, 0xC0]))]
    if situation == 1:
        return [packet(random, source, server, port, random.choice([0x12, 0x06, 0x13]))]
    if situation == 2:
        return [packet(random, source, server, port, flags), packet(random, source, server, port, flags)]
    if situation == 3:
        return [packet(random, address, server, port, flags) for address in ["198.51.100.10", "198.51.100.9"]]
    if situation == 4:
        return [packet(random, source, server, port, flags, random.randint(1, 0x1FFF))]
    if situation == 5:
        return [packet(random, source, server, port, flags, protocol=random.choice([6, 17]), cut=True)]
    if situation == 6:
        return [packet(random, source, host, port, flags) for host in SERVERS[:2]]
    return [packet(random, source, server, number, flags) for number in (port, port + 1)]


def practice(random, situation, size):
    """As many packets as the size says. The first ones show one rule, the others come from an ordinary client."""
    port = random.randrange(1, 1024)
    packets = first_packets(random, situation, port)
    while len(packets) < size:
        packets.append(packet(random, random.choice(SOURCES), random.choice(SERVERS), 443, random.choice(HONEST)))
    threshold = 2 if situation in (2, 6, 7) else 1
    return "".join(f"{line}\n" for line in [threshold, *[data.hex() for data in packets[:size]]])


def generate(seed, size=None):
    """A few scanners near the threshold, clients that talk a lot to one server, and packets that aren't probes."""
    random = Random(seed)
    if size is not None:
        return practice(random, seed % 8, size)
    threshold = random.choice([1, 2, 3, 5])
    packets = []
    for source in random.sample(SOURCES, random.randint(1, 4)):
        for flags in random.sample(PROBES, random.choice([1, 1, 2])):
            count = max(1, threshold + random.choice([-1, 0, 0, 1]))
            doors = [(server, port) for server in SERVERS for port in (22, 23, 80, 443)]
            for server, port in random.sample(doors, count):
                extra = random.choice([0, 0, 0xC0])
                packets += [packet(random, source, server, port, flags | extra)] * random.choice([1, 1, 2])
    for _ in range(random.randint(0, 10)):
        source, server = random.choice(SOURCES), random.choice(SERVERS)
        kind = random.choice(["honest", "honest", "fragment", "udp", "cut"])
        flags = random.choice(HONEST if kind == "honest" else PROBES)
        port = random.randrange(1, 1024)
        fragment = {"fragment": 0x2003}.get(kind, 0)
        packets.append(packet(random, source, server, port, flags, fragment, 17 if kind == "udp" else 6, kind == "cut"))
    random.shuffle(packets)
    return "".join(f"{line}\n" for line in [threshold, *[data.hex() for data in packets[:30]]])
