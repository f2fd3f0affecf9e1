# title: Backwards through the capture
# why: The last one to write a byte wins. Going through the capture from its end, the first version of a byte is written last, so a plain assignment is enough.
from ipaddress import ip_address
from itertools import count, takewhile
from typing import NamedTuple


class Segment(NamedTuple):
    """A TCP segment with the addresses around it."""

    source: str
    target: str
    seq: int
    is_start: bool
    data: bytes


def parse(text):
    """Return the segment of a packet in hex."""
    packet = bytes.fromhex(text)
    total = int.from_bytes(packet[2:4], "big")
    segment = packet[packet[0] % 16 * 4 : total]
    ports = [int.from_bytes(segment[start : start + 2], "big") for start in (0, 2)]
    addresses = [ip_address(packet[start : start + 4]) for start in (12, 16)]
    source, target = [f"{address}:{port}" for address, port in zip(addresses, ports)]
    seq = int.from_bytes(segment[4:8], "big")
    return Segment(source, target, seq, segment[13] // 2 % 2 == 1, segment[segment[12] // 16 * 4 :])


def sent(segments, source, target):
    """Return the bytes that went from one end to the other, as hex; None if there isn't a SYN."""
    mine = [one for one in segments if (one.source, one.target) == (source, target)]
    first = next((one.seq + 1 for one in mine if one.is_start), None)
    if first is None:
        return None
    held = {}
    for one in reversed(mine):
        if not one.is_start:
            held |= {(one.seq - first + index) % 2**32: byte for index, byte in enumerate(one.data)}
    return bytes(held[place] for place in takewhile(held.__contains__, count())).hex()


def follow(client, server, packets):
    """Return what client and server sent to each other, as hex; None for a side without a SYN."""
    segments = [parse(text) for text in packets]
    return {"client": sent(segments, client, server), "server": sent(segments, server, client)}
