import socket
from ipaddress import ip_address, ip_network

SCOPE = ip_network("192.0.2.0/24")


def is_open(host, port):
    """Return True if the port accepts a connection."""
    return False


host = input()
ports = input()
