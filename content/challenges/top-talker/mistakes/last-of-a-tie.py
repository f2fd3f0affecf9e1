# advice: In a tie your later sender takes the place of the earlier one, because `>=` is true for equal sums as well. The first of them has to stay.
# look: 03-a-tie
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
