# advice: One of three bugs is gone. The last line still asks for `total`, and printer still isn't in `OWNERS`: run it again after each repair.
# look: 03-no-lines
import sys
OWNERS = {"buoy-1": "heron", "gate": "rook", "mail": "kestrel"}
totals = {}
for line in sys.stdin:
    clock, host, size = line.split()
    totals[host] = totals.get(host, 0) + int(size)
for host in sorted(totals):
    print(f"{host}: {totals[host]} bytes, ask {OWNERS[host]}")
print(f"all: {sum(total.values())} bytes")
