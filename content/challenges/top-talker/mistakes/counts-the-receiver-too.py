# Line 1 should be "192.0.2.44 64000" and is "203.0.113.9 66000".
import sys

totals = {}
for line in sys.stdin:
    source, target, size = line.split()
    totals[source] = totals.get(source, 0) + int(size)
    totals[target] = totals.get(target, 0) + int(size)

if totals:
    top = max(totals, key=totals.get)
    print(top, totals[top])
else:
    print("no traffic")
