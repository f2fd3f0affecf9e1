import sys

totals = {}
for line in sys.stdin:
    source, target, size = line.split()
    totals[source] = totals.get(source, 0) + int(size)

if totals:
    # max keeps the first of equals, and the first key is the one that arrived first.
    top = max(totals, key=totals.get)
    print(top, totals[top])
else:
    # max of nothing would be an error.
    print("no traffic")
