# advice: You leave out 192.0.2.25, because it has nothing open. Is a host that refuses everything the same as an empty address?
# look: 01-servers-in-the-middle
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
    found = []
    for port in ports:
        answer = probe(str(address), port)
        if answer == 113:
            break
        if answer == 0:
            found.append(port)
    if found:
        hosts += 1
        total += len(found)
        print(f"{address}:", " ".join(str(port) for port in found))
print(f"hosts: {hosts}, open ports: {total}")
