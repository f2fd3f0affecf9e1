# advice: You send every question to wren, but gate belongs to rook. The name on call is only the default, for hosts that aren't in `OWNERS`.
# look: 01-a-short-night
import sys

OWNERS = {"buoy-1": "heron", "gate": "rook", "mail": "kestrel"}

totals = {}
for line in sys.stdin:
    clock, host, size = line.split()
    totals[host] = totals.get(host, 0) + int(size)

for host in sorted(totals):
    print(f"{host}: {totals[host]} bytes, ask wren")
print(f"all: {sum(totals.values())} bytes")
