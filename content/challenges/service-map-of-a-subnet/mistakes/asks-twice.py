# advice: A port that comes twice in the input appears twice in your map, and costs two probes. A port that comes twice is still one.
# look: 03-ports-in-disorder-and-twice
import socket
from ipaddress import ip_network

NO_ROUTE = 113


def probe(host, port):
    """Return the number that an attempt to connect ends with; 0 means open."""
    with socket.socket() as connection:
        connection.settimeout(1)
        return connection.connect_ex((host, port))


def open_ports(host, ports):
    """Return the open ports of a host; None if no host has the address."""
    found = []
    for port in ports:
        answer = probe(host, port)
        if answer == NO_ROUTE:
            return None
        if answer == 0:
            found.append(port)
    return found


network = ip_network(input())
ports = sorted(int(text) for text in input().split())

host_count = 0
port_count = 0
for address in network.hosts():
    found = open_ports(str(address), ports)
    if found is not None:
        host_count += 1
        port_count += len(found)
        print(f"{address}:", " ".join(str(port) for port in found) or "none")
print(f"hosts: {host_count}, open ports: {port_count}")
