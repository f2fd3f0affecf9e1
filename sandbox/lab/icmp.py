"""ICMP messages that say why a packet went nowhere, for the log (RFC 792, RFC 1122)."""

import ipaddress
import struct

from . import journal
from .hosts import is_ipv6

_ROUTER = "10.0.0.1"
_UNREACHABLE, _HOST, _PORT = 3, 1, 3
_PROTOCOLS = {"tcp": 6, "udp": 17}
_IP_HEADER, _UDP_HEADER, _TCP_HEADER = struct.Struct(">BBHHHBBH4s4s"), struct.Struct(">4H"), struct.Struct(">HHIIBBHHH")
_NOT_IN_PIECES, _HOPS, _SYN, _WINDOW = 0x4000, 64, 2, 64_240
# Linux quotes as much of the packet as fits in a message of 576 bytes.
_LONGEST_QUOTE = 548
# RFC 4443: a message about IPv6 fits in a packet of 1,280 bytes.
_LONGEST_IPV6_QUOTE, _VERSION_6 = 1_232, 6 << 28
_IPV6_ROUTER, _IPV6_UNREACHABLE, _IPV6_HOST, _IPV6_PORT = "2001:db8::1", 1, 3, 4


def _checksum(data):
    """Returns the checksum of RFC 1071."""
    padded = data + b"\0" * (len(data) % 2)
    total = sum(struct.unpack(f">{len(padded) // 2}H", padded))
    while total >> 16:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF


def _addresses(source, target):
    return ipaddress.ip_address(source[0]).packed, ipaddress.ip_address(target[0]).packed


def _segment(protocol, source, target, fields):
    """Returns the header of UDP or TCP with its data."""
    data = fields["data"]
    length = len(data) + (_UDP_HEADER.size if protocol == "udp" else _TCP_HEADER.size)
    pseudo = b"".join(_addresses(source, target)) + struct.pack(">II", length, _PROTOCOLS[protocol])

    def header(checksum):
        if protocol == "udp":
            return _UDP_HEADER.pack(source[1], target[1], length, checksum)
        return _TCP_HEADER.pack(
            source[1], target[1], fields["seq"], 0, _TCP_HEADER.size // 4 << 4, _SYN, _WINDOW, checksum, 0)

    return header(_checksum(pseudo + header(0) + data) or 0xFFFF) + data


def _quote(protocol, source, target, fields):
    """Returns the beginning of a packet of IP."""
    segment = _segment(protocol, source, target, fields)
    if is_ipv6(target[0]):
        header = struct.pack(">IHBB", _VERSION_6, len(segment), _PROTOCOLS[protocol], _HOPS)
        return (header + b"".join(_addresses(source, target)) + segment)[:_LONGEST_IPV6_QUOTE]

    def header(checksum):
        return _IP_HEADER.pack(
            0x45, 0, _IP_HEADER.size + len(segment), 0, _NOT_IN_PIECES, _HOPS, _PROTOCOLS[protocol], checksum,
            *_addresses(source, target))

    return (header(_checksum(header(0))) + segment)[:_LONGEST_QUOTE]


def note_refusal(attempt, arrival, source, protocol, fields):
    """Records the message about a packet of UDP or TCP if its port is closed or its host can't be reached."""
    if journal.is_kept() and attempt.outcome in ("closed", "unreachable"):
        is_closed = attempt.outcome == "closed"
        if is_ipv6(source[0]):
            kind, code, router = _IPV6_UNREACHABLE, _IPV6_PORT if is_closed else _IPV6_HOST, _IPV6_ROUTER
        else:
            kind, code, router = _UNREACHABLE, _PORT if is_closed else _HOST, _ROUTER
        quote = _quote(protocol, source, attempt.address, fields)
        fields = {"type": kind, "code": code, "data": quote}
        journal.message(arrival, attempt.address[0] if is_closed else router, source[0], fields)
