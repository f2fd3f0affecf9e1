import sys
from ipaddress import ip_address


def parts_of(name):
    """The domain of a name, and what it carries; None if there's nothing to measure."""
    return None


window, threshold = map(int, input().split())
for line in sys.stdin:
    time, source, name = line.split()
    print(source, parts_of(name))
