# advice: You store the bytes of a sender's last line, and the lines before it are lost: 192.0.2.31 sent 400 three times. Add to the sum that's there.
# look: 02-many-small-flows
import sys

totals = {}
for line in sys.stdin:
    source, target, size = line.split()
    totals[source] = int(size)

if totals:
    top = max(totals, key=totals.get)
    print(top, totals[top])
else:
    print("no traffic")
