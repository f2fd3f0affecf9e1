# advice: `max(totals)` compares the keys, so you print the address that comes last as text. Which value of each sender should decide?
# look: 02-many-small-flows
import sys

totals = {}
for line in sys.stdin:
    source, target, size = line.split()
    totals[source] = totals.get(source, 0) + int(size)

if totals:
    top = max(totals)
    print(top, totals[top])
else:
    print("no traffic")
