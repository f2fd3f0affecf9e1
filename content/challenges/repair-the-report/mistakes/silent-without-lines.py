# advice: Without any lines, you print nothing. The last line is always there: then it is the only one, and the sum is 0.
# look: 03-no-lines
import sys

OWNERS = {"buoy-1": "heron", "gate": "rook", "mail": "kestrel"}

totals = {}
for line in sys.stdin:
    clock, host, size = line.split()
    totals[host] = totals.get(host, 0) + int(size)

total = 0
for host in sorted(totals):
    try:
        owner = OWNERS[host]
    except KeyError:
        owner = "wren"
    print(f"{host}: {totals[host]} bytes, ask {owner}")
    total = total + totals[host]
if totals:
    print(f"all: {total} bytes")
