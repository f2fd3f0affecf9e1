# advice: When every sum is 0, you print "no traffic", although there are lines. Your search wants more than 0, so it finds nobody: what could it start with instead?
# look: 03-all-sums-are-zero
import sys

totals = {}
for line in sys.stdin:
    source, target, size = line.split()
    totals[source] = totals.get(source, 0) + int(size)

best = 0
top = ""
for source, total in totals.items():
    if total > best:
        best = total
        top = source

if top:
    print(top, best)
else:
    print("no traffic")
