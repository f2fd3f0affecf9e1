import socket
from ipaddress import ip_network

NO_ROUTE = 113


def probe(host, port):
    """Return the number that an attempt to connect ends with; 0 means open."""
    with socket.socket() as connection:
        connection.settimeout(1)
        return connection.connect_ex((host, port))


network = ip_network(input())
ports = input().split()
