import struct
from ipaddress import ip_address

SYN = 0x02
SPACE = 2**32


def segment_of(packet):
    """Return the two ends of a packet, and its sequence number, flags and data."""
    start = (packet[0] & 0x0F) * 4
    total = struct.unpack_from(">H", packet, 2)[0]
    source_port, target_port, seq, _, words, flags = struct.unpack_from(">HHIIBB", packet, start)
    source = f"{ip_address(packet[12:16])}:{source_port}"
    target = f"{ip_address(packet[16:20])}:{target_port}"
    return (source, target), (seq, flags, packet[start + (words >> 4) * 4 : total])


def stream_of(segments):
    """Return the bytes of one direction up to the first gap; None if there isn't a SYN."""
    starts = [seq + 1 for seq, flags, _ in segments if flags & SYN]
    if not starts:
        return None
    held = {}
    for seq, flags, data in segments:
        if not flags & SYN:
            for place, byte in enumerate(data, seq - starts[0]):
                # The remainder handles the wrap, and sends bytes before the first one far away.
                held.setdefault(place % SPACE, byte)
    length = 0
    while length in held:
        length += 1
    return bytes(held[place] for place in range(length)).hex()


def follow(client, server, packets):
    """Return what client and server sent to each other, as hex; None for a side without a SYN."""
    read = [segment_of(bytes.fromhex(packet)) for packet in packets]
    return {
        "client": stream_of([segment for ends, segment in read if ends == (client, server)]),
        "server": stream_of([segment for ends, segment in read if ends == (server, client)]),
    }
