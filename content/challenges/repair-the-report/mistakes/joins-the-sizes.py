# advice: You begin each sum with an empty text, so 1200 and 300 are joined to 1200300. Make each size an integer before you add it.
# look: 01-a-short-night
import sys

OWNERS = {"buoy-1": "heron", "gate": "rook", "mail": "kestrel"}

totals = {}
for line in sys.stdin:
    clock, host, size = line.split()
    totals[host] = totals.get(host, "") + size

for host in sorted(totals):
    print(f"{host}: {totals[host]} bytes, ask {OWNERS.get(host, 'wren')}")
print(f"all: {sum(int(v) for v in totals.values())} bytes")
