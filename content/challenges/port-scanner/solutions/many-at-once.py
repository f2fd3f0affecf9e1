# title: Ask many ports at once
# why: Most of a scan is waiting. Fifty threads wait together, and `map` still returns the answers in the order of the ports.
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address, ip_network

SCOPE = ip_network("192.0.2.0/24")

host = input()
bounds = [int(port) for port in input().split("-")]


def answer(port):
    """Return the line for an open port, and nothing for any other."""
    try:
        with socket.create_connection((host, port), timeout=0.2):
            return f"{port} open"
    except OSError:
        return None


if ip_address(host) in SCOPE:
    with ThreadPoolExecutor(50) as pool:
        for line in filter(None, pool.map(answer, range(bounds[0], bounds[-1] + 1))):
            print(line)
else:
    print("out of scope")
