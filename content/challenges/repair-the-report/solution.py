import sys

OWNERS = {"buoy-1": "heron", "gate": "rook", "mail": "kestrel"}

totals = {}
for line in sys.stdin:
    clock, host, size = line.split()
    # TypeError: split returns strings, and a string can't be added to a number.
    totals[host] = totals.get(host, 0) + int(size)

for host in sorted(totals):
    # KeyError: not every host is in the table. A default covers the others.
    print(f"{host}: {totals[host]} bytes, ask {OWNERS.get(host, 'wren')}")
# NameError: the dictionary has another name.
print(f"all: {sum(totals.values())} bytes")
