# advice: You split the ports first, and "443" has no dash: two names can't share its single part. A single port is a range that ends where it begins, and a host out of scope needs no ports at all.
# look: 02-a-single-port
import socket
from ipaddress import ip_address, ip_network

SCOPE = ip_network("192.0.2.0/24")


def is_open(host, port):
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex((host, port)) == 0


host = input()
ports = input()
first, last = ports.split("-")
if ip_address(host) not in SCOPE:
    print("out of scope")
else:
    for port in range(int(first), int(last) + 1):
        if is_open(host, port):
            print(port, "open")
