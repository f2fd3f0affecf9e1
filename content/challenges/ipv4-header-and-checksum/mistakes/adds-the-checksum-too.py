# advice: You add up the header with its checksum still inside, so you expect `0000` for every intact packet. What is in that field while the sum is computed?
# look: 01-a-knock-at-port-443
import struct
from ipaddress import ip_address


def checksum_of(header):
    """Return the checksum that a header should have, whatever its field says."""
    total = sum(struct.unpack(f">{len(header) // 2}H", header))
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
    expected = checksum_of(data[:length])
    return {
        "source": str(ip_address(source)),
        "destination": str(ip_address(destination)),
        "protocol": protocol,
        "payload": data[length:total].hex(),
        "expected": f"{expected:04x}",
        "intact": checksum == expected,
    }
