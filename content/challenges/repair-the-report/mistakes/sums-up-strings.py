# advice: Your last line ends with a TypeError: `sum` starts with the number 0 and meets strings. Sum the values of the dictionary, and make sure that they are numbers.
# look: 01-a-short-night
import sys

OWNERS = {"buoy-1": "heron", "gate": "rook", "mail": "kestrel"}

totals = {}
for line in sys.stdin:
    clock, host, size = line.split()
    totals[host] = totals.get(host, "") + size

for host in sorted(totals):
    print(f"{host}: {totals[host]} bytes, ask {OWNERS.get(host, 'wren')}")
print(f"all: {sum(totals.values())} bytes")
