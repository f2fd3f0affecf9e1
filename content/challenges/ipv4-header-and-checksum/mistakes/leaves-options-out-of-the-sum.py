# advice: You add up 20 bytes, but the options `94040000` belong to the header as well. What does the checksum cover?
# look: 02-four-bytes-of-options
import struct
from ipaddress import ip_address


def checksum_of(header):
    """Return the checksum that a header should have, whatever its field says."""
    blank = header[:10] + bytes(2) + header[12:]
    total = sum(struct.unpack(f">{len(blank) // 2}H", blank))
    while total > 0xFFFF:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF


def read_header(packet):
    """Return what the header of an IPv4 packet in hex says; None for anything else."""
    data = bytes.fromhex(packet)
    if len(data) < 20:
        return None
    first, _, total, _, _, _, protocol, checksum, source, destination = struct.unpack(
        ">BBHHHBBH4s4s", data[:20]
    )
    length = (first & 0x0F) * 4
    if first >> 4 != 4 or length < 20 or not length <= total <= len(data):
        return None
    expected = checksum_of(data[:20])
    return {
        "source": str(ip_address(source)),
        "destination": str(ip_address(destination)),
        "protocol": protocol,
        "payload": data[length:total].hex(),
        "expected": f"{expected:04x}",
        "intact": checksum == expected,
    }
