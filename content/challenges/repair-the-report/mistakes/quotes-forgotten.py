# advice: Now there is another NameError: `wren` has no quotes in your `get`, so Python looks for a variable. It's a text.
# look: 01-a-short-night
import sys
OWNERS = {"buoy-1": "heron", "gate": "rook", "mail": "kestrel"}
totals = {}
for line in sys.stdin:
    clock, host, size = line.split()
    totals[host] = totals.get(host, 0) + int(size)
for host in sorted(totals):
    print(f"{host}: {totals[host]} bytes, ask {OWNERS.get(host, wren)}")
print(f"all: {sum(totals.values())} bytes")
