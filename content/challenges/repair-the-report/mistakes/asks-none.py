# advice: You print "ask None" for printer: without a second value, `get` returns None for a key that is missing. Give it the name of the person on call.
# look: 02-a-host-without-an-owner
import sys

OWNERS = {"buoy-1": "heron", "gate": "rook", "mail": "kestrel"}

totals = {}
for line in sys.stdin:
    clock, host, size = line.split()
    totals[host] = totals.get(host, 0) + int(size)

for host in sorted(totals):
    print(f"{host}: {totals[host]} bytes, ask {OWNERS.get(host)}")
print(f"all: {sum(totals.values())} bytes")
