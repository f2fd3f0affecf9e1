# Line 1: expected "{"destination":"192.0.2.20","expected":"2a6e","intact":true,"payload":"c7b201bb2a4f10c8000000005002faf0b2500000","protocol":6,"source":"203.0.113.7"}", got "{"destination":"192.0.2.20","expected":"2a70","intact":false,"payload":"c7b201bb2a4f10c8000000005002faf0b2500000","protocol":6,"source":"203.0.113.7"}".
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
