# advice: Your payload goes on to the last byte, so the zeros after `68656c6c6f21` are part of it. Which field says where the packet ends?
# look: 04-padding-behind-the-payload
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
    length = (data[0] & 0x0F) * 4
    total = int.from_bytes(data[2:4])
    if data[0] >> 4 != 4 or length < 20 or not length <= total <= len(data):
        return None
    expected = checksum_of(data[:length])
    return {
        "source": str(ip_address(data[12:16])),
        "destination": str(ip_address(data[16:20])),
        "protocol": data[9],
        "payload": data[length:].hex(),
        "expected": f"{expected:04x}",
        "intact": data[10:12] == expected.to_bytes(2),
    }
