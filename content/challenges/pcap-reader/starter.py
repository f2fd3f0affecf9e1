import struct
from ipaddress import ip_address


def ends_of(frame):
    """Return source and destination of an IPv4 packet in an Ethernet frame; a dash for anything else."""
    return "-"


data = bytes.fromhex(input())
