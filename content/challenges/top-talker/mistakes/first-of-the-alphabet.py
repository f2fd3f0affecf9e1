# advice: In a tie you choose the address that comes first when they are sorted as text. The order of the lines decides, and your dictionary still knows it.
# look: 09-three-share-the-lead
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
