# advice: You add size to a number while it is still text, and Python answers with a TypeError. What turns "1200" into a number?
# look: 01-a-backup-at-noon
import sys

totals = {}
for line in sys.stdin:
    source, target, size = line.split()
    totals[source] = totals.get(source, 0) + size

if totals:
    top = max(totals, key=totals.get)
    print(top, totals[top])
else:
    print("no traffic")
