# advice: You print 1500.0 bytes, because `float` makes numbers with a decimal point. Bytes are whole: which function makes an integer?
# look: 01-a-short-night
import sys

OWNERS = {"buoy-1": "heron", "gate": "rook", "mail": "kestrel"}

totals = {}
for line in sys.stdin:
    clock, host, size = line.split()
    totals[host] = totals.get(host, 0) + float(size)

for host in sorted(totals):
    print(f"{host}: {totals[host]} bytes, ask {OWNERS.get(host, 'wren')}")
print(f"all: {sum(totals.values())} bytes")
