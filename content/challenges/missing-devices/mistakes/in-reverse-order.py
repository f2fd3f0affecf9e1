# advice: You sort each group backward: 192.0.2.41 comes before 192.0.2.100. Sorted as text means in ascending order.
# look: 03-strangers-that-answer-twice
import sys

expected = set()
seen = set()
for line in sys.stdin:
    kind, address = line.split()
    if kind == "expected":
        expected.add(address)
    else:
        seen.add(address)

for address in sorted(expected - seen, reverse=True):
    print("missing", address)
for address in sorted(seen - expected, reverse=True):
    print("unknown", address)
if expected == seen:
    print("all accounted for")
