import sys
from ipaddress import ip_address

KINDS = {0x00: "null", 0x01: "fin", 0x02: "syn"}


def probe_of(packet):
    """Return source, kind and target of a probe; None for any other packet."""
    return None


threshold = int(input())
for line in sys.stdin:
    probe = probe_of(bytes.fromhex(line))
