# advice: You print nothing for port 443, because `range` stops before its second number. The last port belongs to the range.
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
    first, _, last = ports.partition("-")
    for port in range(int(first), int(last or first)):
        if is_open(host, port):
            print(port, "open")
