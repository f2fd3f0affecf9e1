# advice: For printer you print only "ask wren". A host without an owner gets the same line as the others, with its name and its bytes.
# look: 02-a-host-without-an-owner
import sys

OWNERS = {"buoy-1": "heron", "gate": "rook", "mail": "kestrel"}

totals = {}
for line in sys.stdin:
    clock, host, size = line.split()
    totals[host] = totals.get(host, 0) + int(size)

for host in sorted(totals):
    try:
        print(f"{host}: {totals[host]} bytes, ask {OWNERS[host]}")
    except KeyError:
        print("ask wren")
print(f"all: {sum(totals.values())} bytes")
