# title: First the hosts, then the ports
# why: One round with a single port finds every host, and a second round asks only those. After the first round you could tell the owner how many probes the rest will cost.
import socket
from ipaddress import ip_network


def probe(host, port):
    """Return the number that an attempt to connect ends with; 0 means open."""
    with socket.socket() as connection:
        connection.settimeout(1)
        return connection.connect_ex((host, port))


addresses = [str(address) for address in ip_network(input()).hosts()]
first, *others = sorted({int(text) for text in input().split()})

answers = {address: {first: probe(address, first)} for address in addresses}
hosts = {address: known for address, known in answers.items() if known[first] != 113}
for address, known in hosts.items():
    known.update((port, probe(address, port)) for port in others)

open_ports = {address: [str(port) for port in known if known[port] == 0] for address, known in hosts.items()}
for address, found in open_ports.items():
    print(f"{address}: {' '.join(found) if found else 'none'}")
print(f"hosts: {len(hosts)}, open ports: {sum(map(len, open_ports.values()))}")
