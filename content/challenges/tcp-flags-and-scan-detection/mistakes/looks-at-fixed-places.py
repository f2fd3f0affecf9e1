# advice: You expect the TCP header at byte 20, but the options of these packets move it. Where does the packet say how long its IP header is?
# look: 04-options-in-the-ip-header
import sys
from ipaddress import ip_address

KINDS = {0x00: "null", 0x01: "fin", 0x02: "syn", 0x29: "xmas"}


def probe_of(packet):
    start = 20
    if packet[9] != 6 or int.from_bytes(packet[6:8]) & 0x1FFF or len(packet) < start + 20:
        return None
    kind = KINDS.get(packet[start + 13] & 0x3F)
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
