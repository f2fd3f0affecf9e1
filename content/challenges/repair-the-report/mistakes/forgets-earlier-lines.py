# advice: You store each size over the one before it, so gate ends with 300 instead of 1500. `get` had the old sum: add to it.
# look: 01-a-short-night
import sys

OWNERS = {"buoy-1": "heron", "gate": "rook", "mail": "kestrel"}

totals = {}
for line in sys.stdin:
    clock, host, size = line.split()
    totals[host] = int(size)

for host in sorted(totals):
    print(f"{host}: {totals[host]} bytes, ask {OWNERS.get(host, 'wren')}")
print(f"all: {sum(totals.values())} bytes")
