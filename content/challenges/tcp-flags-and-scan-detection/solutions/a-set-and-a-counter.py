# title: One set of probes, then a Counter
# why: A set of whole probes removes repeated ones at once, so a Counter only has to count what is left. Slices find every field by its place.
import sys
from collections import Counter
from ipaddress import ip_address

NAMES = ["null", "fin", "syn", "xmas"]
FLAGS = [0, 1, 2, 1 + 8 + 32]


def has_tcp_header(packet):
    """Tell whether the packet is TCP and no later fragment, and long enough for its header."""
    is_later = int.from_bytes(packet[6:8], "big") % 0x2000 > 0
    return packet[9] == 6 and not is_later and len(packet) >= packet[0] % 16 * 4 + 20


threshold = int(input())
packets = [bytes.fromhex(line) for line in sys.stdin]
probes = set()
for packet in filter(has_tcp_header, packets):
    segment = packet[packet[0] % 16 * 4 :]
    if segment[13] % 64 in FLAGS:
        probes.add((packet[12:16], NAMES[FLAGS.index(segment[13] % 64)], packet[16:20], segment[2:4]))

counts = Counter(probe[:2] for probe in probes)
report = [f"{ip_address(who)} {kind} {counts[who, kind]}" for who, kind in sorted(counts) if counts[who, kind] >= threshold]
print("\n".join(report) or "no scan")
