# advice: You take 20 bytes as the header of every packet, so the options `94040000` count as payload. Which field says how long the header is?
# look: 02-four-bytes-of-options
import struct
from ipaddress import ip_address


def checksum_of(header):
    blank = header[:10] + bytes(2) + header[12:]
    total = sum(struct.unpack(f">{len(blank) // 2}H", blank))
    while total > 0xFFFF:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF


def read_header(packet):
    data = bytes.fromhex(packet)
    if len(data) < 20:
        return None
    total = int.from_bytes(data[2:4])
    if data[0] >> 4 != 4 or data[0] & 15 < 5 or not 20 <= total <= len(data):
        return None
    expected = checksum_of(data[:20])
    return {
        "source": str(ip_address(data[12:16])),
        "destination": str(ip_address(data[16:20])),
        "protocol": data[9],
        "payload": data[20:total].hex(),
        "expected": f"{expected:04x}",
        "intact": data[10:12] == expected.to_bytes(2),
    }
