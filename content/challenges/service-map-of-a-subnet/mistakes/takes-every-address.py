# advice: You ask 192.0.2.0 and 192.0.2.63 as well, which name the network and the broadcast. Which addresses of a network belong to hosts?
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
for address in network:
    found = []
    for port in ports:
        answer = probe(str(address), port)
        if answer == 113:
            found = None
            break
        if answer == 0:
            found.append(port)
    if found is not None:
        hosts += 1
        total += len(found)
        print(f"{address}:", " ".join(str(port) for port in found) or "none")
print(f"hosts: {hosts}, open ports: {total}")
