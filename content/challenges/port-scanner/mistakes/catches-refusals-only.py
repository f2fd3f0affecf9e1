# advice: Port 23 of the firewall never answers, and your program ends with a TimeoutError. You catch the refusal alone: in how many ways can a port not be open?
# look: 07-a-silent-port
import socket
from ipaddress import ip_address, ip_network

SCOPE = ip_network("192.0.2.0/24")


def is_open(host, port):
    with socket.socket() as probe:
        probe.settimeout(1)
        try:
            probe.connect((host, port))
        except ConnectionRefusedError:
            return False
        return True


host = input()
ports = input()
first, _, last = ports.partition("-")
if ip_address(host) not in SCOPE:
    print("out of scope")
else:
    for port in range(int(first), int(last or first) + 1):
        if is_open(host, port):
            print(port, "open")
