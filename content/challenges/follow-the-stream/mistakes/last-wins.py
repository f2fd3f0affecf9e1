# advice: You write each byte over the one before it, so `/index` becomes `/admin`. Which version did the receiver keep?
# look: 04-two-versions-of-one-word
import struct
from ipaddress import ip_address

SYN = 0x02
SPACE = 2**32


def segment_of(packet):
    """The two ends of a packet, and its sequence number, flags and data."""
    start = (packet[0] & 0x0F) * 4
    total = struct.unpack_from(">H", packet, 2)[0]
    source_port, target_port, seq, _, words, flags = struct.unpack_from(">HHIIBB", packet, start)
    source = f"{ip_address(packet[12:16])}:{source_port}"
    target = f"{ip_address(packet[16:20])}:{target_port}"
    return (source, target), (seq, flags, packet[start + (words >> 4) * 4 : total])


def stream_of(segments):
    """The bytes of one direction up to the first gap; None when it has no SYN."""
    starts = [seq + 1 for seq, flags, _ in segments if flags & SYN]
    if not starts:
        return None
    held = {}
    for seq, flags, data in segments:
        if not flags & SYN:
            for place, byte in enumerate(data, seq - starts[0]):
                held[place % SPACE] = byte
    stream = bytearray()
    while len(stream) in held:
        stream.append(held[len(stream)])
    return stream.hex()


def follow(client, server, packets):
    """What the client and the server sent to each other, as hex; None for a side without a SYN."""
    read = [segment_of(bytes.fromhex(packet)) for packet in packets]
    return {
        "client": stream_of([segment for ends, segment in read if ends == (client, server)]),
        "server": stream_of([segment for ends, segment in read if ends == (server, client)]),
    }
