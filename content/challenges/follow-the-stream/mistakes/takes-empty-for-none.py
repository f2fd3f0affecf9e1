# advice: The server sent a SYN and no data, and its entry is None in your result. None means that there is no SYN; an empty stream is an empty string.
# look: 04-two-versions-of-one-word
import struct
from ipaddress import ip_address


def segments(packets):
    for packet in packets:
        data = bytes.fromhex(packet)
        data = data[: struct.unpack_from("!H", data, 2)[0]]
        source, target = ip_address(data[12:16]), ip_address(data[16:20])
        tcp = data[(data[0] & 15) * 4 :]
        source_port, target_port, seq = struct.unpack_from("!HHI", tcp)
        payload = tcp[(tcp[12] >> 4) * 4 :]
        yield f"{source}:{source_port}", f"{target}:{target_port}", seq, tcp[13], payload


def stream(source, target, found):
    mine = [(seq, flags, payload) for a, b, seq, flags, payload in found if (a, b) == (source, target)]
    start = next(((seq + 1) % 2**32 for seq, flags, _ in mine if flags & 2), None)
    if start is None:
        return None
    places = {}
    for seq, flags, payload in mine:
        if flags & 2:
            continue
        offset = (seq - start) % 2**32
        if offset >= 2**31:
            offset -= 2**32
        for i, byte in enumerate(payload, offset):
            places.setdefault(i, byte)
    result = bytearray()
    while len(result) in places:
        result.append(places[len(result)])
    return result.hex() or None


def follow(client, server, packets):
    found = list(segments(packets))
    return {"client": stream(client, server, found), "server": stream(server, client, found)}
