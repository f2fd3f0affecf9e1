# advice: You knock on 10.192.0.2, because its text contains "192.0.2". Is that address in the network, too?
# look: 08-looks-like-the-scope
import socket
from ipaddress import ip_address, ip_network

SCOPE = ip_network("192.0.2.0/24")


def is_open(host, port):
    with socket.socket() as probe:
        probe.settimeout(0.2)
        return probe.connect_ex((host, port)) == 0


host = input()
ports = input()

if "192.0.2" not in host:
    print("out of scope")
else:
    first, _, last = ports.partition("-")
    for port in range(int(first), int(last or first) + 1):
        if is_open(host, port):
            print(port, "open")
