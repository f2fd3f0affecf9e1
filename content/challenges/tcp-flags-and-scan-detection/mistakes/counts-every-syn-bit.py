# advice: You ask only for the bit `02`, so each SYN ACK of a server is a probe, and the server a scanner. The whole set of flags has to fit.
# look: 06-syn-ack-and-reset-are-answers
import sys
from ipaddress import ip_address

KINDS = {0x00: "null", 0x01: "fin", 0x02: "syn", 0x29: "xmas"}


def probe_of(packet):
    start = (packet[0] & 0x0F) * 4
    if packet[9] != 6 or int.from_bytes(packet[6:8]) & 0x1FFF or len(packet) < start + 20:
        return None
    kind = "syn" if packet[start + 13] & 0x02 else KINDS.get(packet[start + 13] & 0x3F)
    return kind and (packet[12:16], kind, packet[16:20] + packet[start + 2 : start + 4])


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
