# advice: "443" has no dash, so `split` gives you one part instead of two, and Python answers with a ValueError. Where does a range of one port end?
# look: 02-a-single-port
import socket
from ipaddress import ip_address, ip_network

SCOPE = ip_network("192.0.2.0/24")


def is_open(host, port):
    with socket.socket() as probe:
        probe.settimeout(0.2)
        return probe.connect_ex((host, port)) == 0


host = input()
ports = input()

if ip_address(host) not in SCOPE:
    print("out of scope")
else:
    first, last = ports.split("-")
    for port in range(int(first), int(last) + 1):
        if is_open(host, port):
            print(port, "open")
