# Line 1: expected "192.0.2.44 64000", got "203.0.113.9 66000".
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
