"""The packets of a port scan, as the lab recorded them, among those of clients and of scanners that stay below it."""

import struct
from ipaddress import IPv4Address
from random import Random

OPEN = {
    "192.0.2.20": [22, 80, 443],
    "192.0.2.25": [25, 143, 993],
    "192.0.2.30": [22, 5432, 6379],
    "192.0.2.50": [1024, 8080],
    "192.0.2.60": [22, 8443],
}
CLIENTS = ["203.0.113.7", "198.51.100.9", "198.51.100.10"]
BITS = {"F": 0x01, "S": 0x02, "R": 0x04, "P": 0x08, "A": 0x10, "U": 0x20}
PORTS_PER_SCAN = 12
LONGEST_DATA = 1460
SYN, XMAS, ACK = 0x02, 0x29, 0x10


def inputs(seed):
    """Two hosts, each with a range of ports around an open one."""
    random = Random(seed)
    scans = []
    for host in random.sample(sorted(OPEN), 2):
        first = random.choice(OPEN[host]) - random.randrange(PORTS_PER_SCAN)
        first = max(1, first)
        scans.append(f"{host}\n{first}-{first + PORTS_PER_SCAN - 1}\n")
    return scans


def sum16(data):
    """The checksum of RFC 1071."""
    padded = data + bytes(len(data) % 2)
    total = sum(struct.unpack(f">{len(padded) // 2}H", padded))
    while total > 0xFFFF:
        total = (total & 0xFFFF) + (total >> 16)
    return struct.pack(">H", ~total & 0xFFFF)


def packet(ends, flags, numbers=(0, 0), data=b""):
    """An IPv4 packet with a TCP segment, both with their checksums."""
    source, source_port, target, port = ends
    addresses = IPv4Address(source).packed + IPv4Address(target).packed
    segment = struct.pack(">HHIIBBHHH", source_port, port, *numbers, 0x50, flags, 64240, 0, 0) + data
    pseudo = addresses + struct.pack(">HH", 6, len(segment))
    segment = segment[:16] + sum16(pseudo + segment) + segment[18:]
    header = struct.pack(">BBHHHBBH", 0x45, 0, 20 + len(segment), 0, 0x4000, 64, 6, 0)
    return header[:10] + sum16(header + addresses) + addresses + segment


def recorded(row):
    """A packet of the lab. Anything that no TCP connection over IPv4 leaves there raises an error."""
    flags, data = row["flags"], bytes.fromhex(row["data"])
    numbers = row["seq"], row["ack"]
    if row["protocol"] != "tcp" or len(data) > LONGEST_DATA:
        raise ValueError("A port scan consists of TCP packets.")
    if not all(isinstance(number, int) for number in numbers):
        raise ValueError("Sequence numbers are integers.")
    ends = row["source"], row["source_port"], row["destination"], row["destination_port"]
    return packet(ends, sum(BITS[flag] for flag in set(flags)), numbers, data), ends, flags


def targets_of(found):
    """The addresses and ports that were asked for a connection."""
    return {ends[2:] for _, ends, flags in found if flags == "S"}


def background(random, count):
    """A client that talks a lot to one server, a scanner that stays one below the count, and a Christmas tree."""
    client, quiet, tree = random.sample(CLIENTS, 3)
    port = random.randrange(40000, 50000)
    busy = [packet((client, port + n, "192.0.2.20", 443), SYN) for n in range(count + 2)]
    answers = [packet(("192.0.2.20", 443, client, port + n), SYN | ACK) for n in range(3)]
    below = [packet((quiet, port, "192.0.2.30", 1000 + n), SYN) for n in range(count - 1)]
    lights = [packet((tree, port, "192.0.2.25", 20 + n), XMAS) for n in range(count + random.randrange(-1, 3))]
    return busy + answers + below + lights


def capture(random, found):
    """The scan in its order, with other packets in between. The threshold is what the scan just reaches."""
    count = len(targets_of(found))
    others = background(random, count)
    random.shuffle(others)
    lines = [data.hex() for data, _, _ in found]
    for data in others:
        lines.insert(random.randrange(len(lines) + 1), data.hex())
    return "".join(f"{line}\n" for line in [count, *lines])


def adapt(logs, seed):
    """The scan of the first host, and that of both."""
    random = Random(seed)
    scans = [[recorded(row) for row in log] for log in logs]
    both = [entry for scan in scans for entry in scan]
    if not all(targets_of(scan) for scan in scans):
        raise ValueError("A scan asks for connections.")
    return {
        "items": len(targets_of(both)),
        "sample": capture(random, scans[0]),
        "graded": capture(random, both),
    }
