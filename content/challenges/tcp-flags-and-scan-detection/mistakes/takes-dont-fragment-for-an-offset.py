# advice: You skip every packet whose bytes 6 and 7 aren't 0, but `4000` is the flag "don't fragment". Only the low 13 bits are the offset.
# look: 01-a-christmas-tree-at-three-doors
import struct
import sys
from ipaddress import ip_address

TCP = 6
KINDS = {0x00: "null", 0x01: "fin", 0x02: "syn", 0x29: "xmas"}


def probe_of(packet):
    """Return source, kind and target of a probe; None for any other packet."""
    start = (packet[0] & 0x0F) * 4
    fragment, _, protocol, _, source, destination = struct.unpack_from(">HBBH4s4s", packet, 6)
    if protocol != TCP or fragment or len(packet) < start + 20:
        return None
    port, _, _, _, flags = struct.unpack_from(">HIIBB", packet, start + 2)
    kind = KINDS.get(flags & 0x3F)
    if kind is None:
        return None
    return source, kind, (destination, port)


threshold = int(input())
targets = {}
for line in sys.stdin:
    probe = probe_of(bytes.fromhex(line))
    if probe:
        source, kind, target = probe
        targets.setdefault((source, kind), set()).add(target)

scans = [(key, len(found)) for key, found in sorted(targets.items()) if len(found) >= threshold]
for (source, kind), count in scans:
    print(ip_address(source), kind, count)
if not scans:
    print("no scan")
