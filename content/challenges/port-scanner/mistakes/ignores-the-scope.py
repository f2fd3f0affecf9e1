# advice: You knock on 198.51.100.7 and print nothing, since the lab had to stop you. Which question comes before the first socket?
# look: 03-out-of-scope
import socket
from ipaddress import ip_address, ip_network

SCOPE = ip_network("192.0.2.0/24")


def is_open(host, port):
    with socket.socket() as probe:
        probe.settimeout(0.2)
        return probe.connect_ex((host, port)) == 0


host = input()
ports = input()

first, _, last = ports.partition("-")
for port in range(int(first), int(last or first) + 1):
    if is_open(host, port):
        print(port, "open")
