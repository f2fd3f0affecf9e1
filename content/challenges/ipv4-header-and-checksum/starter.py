import struct
from ipaddress import ip_address


def read_header(packet):
    """Return what the header of an IPv4 packet in hex says; None for anything else."""
    data = bytes.fromhex(packet)
    return None
