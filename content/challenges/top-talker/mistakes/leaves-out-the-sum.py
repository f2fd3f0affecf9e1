# advice: You print the sender alone. What else belongs on the line, after a space?
# look: 01-a-backup-at-noon
import sys

totals = {}
for line in sys.stdin:
    source, target, size = line.split()
    totals[source] = totals.get(source, 0) + int(size)

if totals:
    top = max(totals, key=totals.get)
    print(top)
else:
    print("no traffic")
