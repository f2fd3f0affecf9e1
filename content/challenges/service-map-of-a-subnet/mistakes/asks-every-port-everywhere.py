# advice: You ask every empty address for all seven ports. The 110 probes are used up before 192.0.2.17, and from there on everything looks like a host: what did the first answer tell you already?
# look: 02-the-whole-subnet
import socket
from ipaddress import ip_network


def probe(host, port):
    with socket.socket() as connection:
        connection.settimeout(1)
        return connection.connect_ex((host, port))


network = ip_network(input())
ports = sorted(set(int(text) for text in input().split()))
hosts = 0
total = 0
for address in network.hosts():
    answers = [probe(str(address), port) for port in ports]
    if 113 in answers:
        continue
    found = [port for port, answer in zip(ports, answers) if answer == 0]
    hosts += 1
    total += len(found)
    print(f"{address}:", " ".join(str(port) for port in found) or "none")
print(f"hosts: {hosts}, open ports: {total}")
