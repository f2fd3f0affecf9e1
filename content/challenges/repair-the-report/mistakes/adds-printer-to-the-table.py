# advice: You added printer to `OWNERS`, and the next host without an owner ends your program again. Leave the table as it is: what do you do if a name isn't in it?
# look: 06-a-name-almost-in-the-table
import sys

OWNERS = {"buoy-1": "heron", "gate": "rook", "mail": "kestrel", "printer": "wren"}

totals = {}
for line in sys.stdin:
    clock, host, size = line.split()
    totals[host] = totals.get(host, 0) + int(size)

for host in sorted(totals):
    print(f"{host}: {totals[host]} bytes, ask {OWNERS[host]}")
print(f"all: {sum(totals.values())} bytes")
