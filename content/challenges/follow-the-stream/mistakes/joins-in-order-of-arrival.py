# advice: You join the data as it arrived, so `776f726c64` comes before `68656c6c6f`. Which number says where a segment belongs?
# look: 02-out-of-order
import struct
from ipaddress import ip_address


def follow(client, server, packets):
    found = {}
    for text in packets:
        packet = bytes.fromhex(text)
        start = (packet[0] & 0x0F) * 4
        total = int.from_bytes(packet[2:4])
        source_port, target_port, seq, _, words, flags = struct.unpack_from(">HHIIBB", packet, start)
        source = f"{ip_address(packet[12:16])}:{source_port}"
        target = f"{ip_address(packet[16:20])}:{target_port}"
        side = {(client, server): "client", (server, client): "server"}.get((source, target))
        if side is not None:
            found[side] = found.get(side, b"") + packet[start + (words >> 4) * 4 : total]
    return {side: found[side].hex() if side in found else None for side in ["client", "server"]}
