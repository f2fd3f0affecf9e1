# A hidden test failed. Check the brief for inputs that the visible tests do not show.
import sys

totals = {}
for line in sys.stdin:
    source, target, size = line.split()
    totals[source] = totals.get(source, 0) + int(size)

if totals:
    top = max(sorted(totals), key=totals.get)
    print(top, totals[top])
else:
    print("no traffic")
