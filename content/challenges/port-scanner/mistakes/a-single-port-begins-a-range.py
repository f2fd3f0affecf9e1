# advice: A single port is a range of one, but you go on to port 1024 and report 443 for the input 442.
# look: 04-a-closed-port
import socket
from ipaddress import ip_address, ip_network

SCOPE = ip_network("192.0.2.0/24")


def is_open(host, port):
    """Return True if the port accepts a connection."""
    with socket.socket() as probe:
        probe.settimeout(0.2)
        return probe.connect_ex((host, port)) == 0


host = input()
ports = input()

if ip_address(host) not in SCOPE:
    print("out of scope")
else:
    first, _, last = ports.partition("-")
    for port in range(int(first), int(last or 1024) + 1):
        if is_open(host, port):
            print(port, "open")
