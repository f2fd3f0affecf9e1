import sys

totals = {}
for line in sys.stdin:
    source, target, size = line.split()

print(totals)
