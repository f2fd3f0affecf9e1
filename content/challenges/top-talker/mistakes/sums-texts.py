# TypeError: unsupported operand type(s) for +: 'int' and 'str'
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
