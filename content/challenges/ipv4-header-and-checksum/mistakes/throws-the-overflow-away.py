# advice: You cut the sum to 16 bits and lose its carry, so you expect `2a70`. In this sum, the carry comes back in at the other end.
# look: 01-a-knock-at-port-443
import struct
from ipaddress import ip_address


def checksum_of(header):
    blank = header[:10] + bytes(2) + header[12:]
    return ~sum(struct.unpack(f">{len(blank) // 2}H", blank)) & 0xFFFF


def read_header(packet):
    data = bytes.fromhex(packet)
    if len(data) < 20:
        return None
    length = (data[0] & 0x0F) * 4
    total = int.from_bytes(data[2:4])
    if data[0] >> 4 != 4 or length < 20 or not length <= total <= len(data):
        return None
    expected = checksum_of(data[:length])
    return {
        "source": str(ip_address(data[12:16])),
        "destination": str(ip_address(data[16:20])),
        "protocol": data[9],
        "payload": data[length:total].hex(),
        "expected": f"{expected:04x}",
        "intact": data[10:12] == expected.to_bytes(2),
    }
