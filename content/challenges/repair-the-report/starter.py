import sys

OWNERS = {"buoy-1": "heron", "gate": "rook", "mail": "kestrel"}

totals = {}
for line in sys.stdin:
    clock, host, size = line.split()
    totals[host] = totals.get(host, 0) + size

for host in sorted(totals):
    print(f"{host}: {totals[host]} bytes, ask {OWNERS[host]}")
print(f"all: {sum(total.values())} bytes")
