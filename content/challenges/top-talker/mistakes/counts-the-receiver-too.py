# advice: You add the bytes to both addresses of a line, so 203.0.113.9 wins with what it received. Who has sent them?
# look: 01-a-backup-at-noon
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
