# advice: You sort the sources with `str`, so 192.168.1.10 comes before 192.168.1.9. Which form of an address keeps the order of its numbers?
# look: 03-two-sources-two-kinds
import sys
from ipaddress import ip_address

KINDS = {0x00: "null", 0x01: "fin", 0x02: "syn", 0x29: "xmas"}


def probe_of(packet):
    start = (packet[0] & 0x0F) * 4
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

scans = [(key, len(found)) for key, found in sorted(targets.items(), key=lambda item: (str(ip_address(item[0][0])), item[0][1])) if len(found) >= threshold]
for (source, kind), count in scans:
    print(ip_address(source), kind, count)
if not scans:
    print("no scan")
