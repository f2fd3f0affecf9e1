# advice: You give `total` the size of each line, so only the last one, 300, remains. The report wants the sum of everything, and `totals` has what you need.
# look: 01-a-short-night
import sys
OWNERS = {"buoy-1": "heron", "gate": "rook", "mail": "kestrel"}
totals = {}
total = 0
for line in sys.stdin:
    clock, host, size = line.split()
    totals[host] = totals.get(host, 0) + int(size)
    total = int(size)
for host in sorted(totals):
    print(f"{host}: {totals[host]} bytes, ask {OWNERS.get(host, 'wren')}")
print(f"all: {total} bytes")
