# advice: You print only hosts that are in `OWNERS`, so nobody hears of printer, although its 700 bytes are in the sum. It needs a line too, and wren is asked.
# look: 02-a-host-without-an-owner
import sys

OWNERS = {"buoy-1": "heron", "gate": "rook", "mail": "kestrel"}

totals = {}
for line in sys.stdin:
    clock, host, size = line.split()
    totals[host] = totals.get(host, 0) + int(size)

for host in sorted(totals):
    if host in OWNERS:
        print(f"{host}: {totals[host]} bytes, ask {OWNERS[host]}")
print(f"all: {sum(totals.values())} bytes")
