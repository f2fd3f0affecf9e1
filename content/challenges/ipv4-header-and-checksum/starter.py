import struct
from ipaddress import ip_address


def read_header(packet):
    """What an IPv4 packet, given as hex text, says in its header; None for anything else."""
    data = bytes.fromhex(packet)
    return None
