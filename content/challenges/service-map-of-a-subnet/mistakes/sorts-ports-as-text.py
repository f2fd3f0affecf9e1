# advice: You sort the ports as text, so 443 comes before 80. What do they have to be before you sort them?
# look: 01-servers-in-the-middle
import socket
from ipaddress import ip_network


def probe(host, port):
    with socket.socket() as connection:
        connection.settimeout(1)
        return connection.connect_ex((host, int(port)))


network = ip_network(input())
ports = sorted(set(input().split()))
hosts = 0
total = 0
for address in network.hosts():
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
        print(f"{address}:", " ".join(found) or "none")
print(f"hosts: {hosts}, open ports: {total}")
