import sys

totals = {}
for line in sys.stdin:
    source, target, size = line.split()
    totals[source] = totals.get(source, 0) + int(size)

if totals:
    top = max(totals, key=totals.get)
    print(top, totals[top])
else:
    print("no traffic")
