# A hidden test failed. Check the brief for inputs that the visible tests do not show.
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
