import struct
from ipaddress import ip_address

TYPES = {1: "A", 5: "CNAME", 12: "PTR"}


def read_name(data, place):
    """Return the name that begins at a place, and the place after it."""
    return ".", place + 1


def decode(message):
    """Return what a DNS message in hex says; None if it is malformed."""
    data = bytes.fromhex(message)
    return None
