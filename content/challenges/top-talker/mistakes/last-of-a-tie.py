# Line 1: expected "192.0.2.20 900", got "192.0.2.31 900".
import sys

totals = {}
for line in sys.stdin:
    source, target, size = line.split()
    totals[source] = totals.get(source, 0) + int(size)

best = 0
for source, total in totals.items():
    if total >= best:
        best = total
        top = source

if totals:
    print(top, best)
else:
    print("no traffic")
