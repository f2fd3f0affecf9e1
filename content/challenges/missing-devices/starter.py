import sys

expected = set()
seen = set()
for line in sys.stdin:
    fields = line.split()

print(expected, seen)
