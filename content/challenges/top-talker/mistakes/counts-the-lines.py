# advice: You count how many lines a sender has: 192.0.2.31 has two of them, but its bytes are fewer. What stands in `size`?
# look: 01-a-backup-at-noon
import sys

totals = {}
for line in sys.stdin:
    source, target, size = line.split()
    totals[source] = totals.get(source, 0) + 1

if totals:
    top = max(totals, key=totals.get)
    print(top, totals[top])
else:
    print("no traffic")
