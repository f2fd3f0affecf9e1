import socket
from ipaddress import ip_address, ip_network

SCOPE = ip_network("192.0.2.0/24")


def is_open(host, port):
    """Return True if the port accepts a connection."""
    # Without a limit, a filtered port would keep the scan waiting.
    with socket.socket() as probe:
        probe.settimeout(0.2)
        return probe.connect_ex((host, port)) == 0


host = input()
ports = input()

# Parsed, not as text: 10.192.0.2 contains "192.0.2".
if ip_address(host) not in SCOPE:
    print("out of scope")
else:
    first, _, last = ports.partition("-")
    for port in range(int(first), int(last or first) + 1):
        if is_open(host, port):
            print(port, "open")
