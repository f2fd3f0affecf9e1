# advice: You believe a total length of 40, although only 39 bytes are there. The sender wrote that number: what can you compare it with?
# look: 06-one-byte-missing
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
    if len(data) < 20 or data[0] >> 4 != 4:
        return None
    length = (data[0] & 0x0F) * 4
    total = int.from_bytes(data[2:4])
    expected = checksum_of(data[:length])
    return {
        "source": str(ip_address(data[12:16])),
        "destination": str(ip_address(data[16:20])),
        "protocol": data[9],
        "payload": data[length:total].hex(),
        "expected": f"{expected:04x}",
        "intact": data[10:12] == expected.to_bytes(2),
    }
