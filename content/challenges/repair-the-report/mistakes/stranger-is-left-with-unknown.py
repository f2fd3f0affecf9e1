# advice: Your default is "unknown", and nobody has that name. Who is on call for such a host?
# look: 02-a-host-without-an-owner
import sys
OWNERS = {"buoy-1": "heron", "gate": "rook", "mail": "kestrel"}
totals = {}
for line in sys.stdin:
    clock, host, size = line.split()
    totals[host] = totals.get(host, 0) + int(size)
for host in sorted(totals):
    print(f"{host}: {totals[host]} bytes, ask {OWNERS.get(host, 'unknown')}")
print(f"all: {sum(totals.values())} bytes")
