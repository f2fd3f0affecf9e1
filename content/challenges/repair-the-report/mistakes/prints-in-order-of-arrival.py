# advice: You go through `totals` as it was filled, so gate comes before buoy-1. The starter had `sorted` there for a reason.
# look: 01-a-short-night
import sys

OWNERS = {"buoy-1": "heron", "gate": "rook", "mail": "kestrel"}

totals = {}
for line in sys.stdin:
    clock, host, size = line.split()
    totals[host] = totals.get(host, 0) + int(size)

for host in totals:
    print(f"{host}: {totals[host]} bytes, ask {OWNERS.get(host, 'wren')}")
print(f"all: {sum(totals.values())} bytes")
