# advice: You write the expected checksum as `0`, but it has four hex digits, `0000`. Which width does your format ask for?
# look: 15-the-checksum-is-zero
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
    expected = checksum_of(data[:length])
    return {
        "source": str(ip_address(source)),
        "destination": str(ip_address(destination)),
        "protocol": protocol,
        "payload": data[length:total].hex(),
        "expected": f"{expected:x}",
        "intact": checksum == expected,
    }
