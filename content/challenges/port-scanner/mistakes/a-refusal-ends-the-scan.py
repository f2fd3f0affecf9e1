# advice: The first closed port ends your program with a ConnectionRefusedError. For a scanner, a refusal is an answer: what does it say about the port?
# look: 01-web-server
import socket
from ipaddress import ip_address, ip_network

SCOPE = ip_network("192.0.2.0/24")


def is_open(host, port):
    """Return True if the port accepts a connection."""
    with socket.socket() as probe:
        probe.settimeout(0.2)
        probe.connect((host, port))
        return True


host = input()
ports = input()

if ip_address(host) not in SCOPE:
    print("out of scope")
else:
    first, _, last = ports.partition("-")
    for port in range(int(first), int(last or first) + 1):
        if is_open(host, port):
            print(port, "open")
