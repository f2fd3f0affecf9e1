# advice: Each of your lines ends with a space, because you print "open " instead of "open". `print` puts one space between its values, and none at the end.
# look: 01-web-server
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
    for port in range(int(first), int(last or first) + 1):
        if is_open(host, port):
            print(port, "open ")
