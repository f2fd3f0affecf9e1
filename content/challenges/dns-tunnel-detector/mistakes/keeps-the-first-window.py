# advice: You keep the first window that reaches the threshold, and a later one is heavier. Compare each window with the heaviest so far.
# look: 08-the-heaviest-window-comes-first
import sys
from ipaddress import ip_address



def parts_of(name):
    """The domain of a name, and what it carries; None if there's nothing to measure."""
    labels = name.lower().removesuffix(".").split(".")
    if len(labels) < 3 or labels[-1] == "arpa":
        return None
    return ".".join(labels[-2:]), ".".join(labels[:-2])


window, threshold = map(int, input().split())
recent = {}
tunnels = {}
for line in sys.stdin:
    time, source, name = line.split()
    parts = parts_of(name)
    if parts is None:
        continue
    time = int(time)
    domain, carried = parts
    pair = (source, domain)
    last_time, weight = recent.setdefault(pair, ({}, [0]))
    if carried not in last_time:
        weight[0] += len(carried.replace(".", ""))
    last_time.pop(carried, None)
    last_time[carried] = time
    while True:
        oldest = next(iter(last_time))
        if last_time[oldest] >= time - window:
            break
        del last_time[oldest]
        weight[0] -= len(oldest.replace(".", ""))
    if weight[0] >= threshold and pair not in tunnels:
        tunnels[pair] = weight[0]

if not tunnels:
    print("no tunnels")
for source, domain in sorted(tunnels, key=lambda pair: (ip_address(pair[0]), pair[1])):
    print(source, domain, tunnels[source, domain])
