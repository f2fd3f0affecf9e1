# advice: You print `expected 192.0.2.30` and `seen 192.0.2.99`, the words of the input. The report has words of its own for the two groups.
# look: 01-one-gone-one-new
import sys

expected = set()
seen = set()
for line in sys.stdin:
    kind, address = line.split()
    if kind == "expected":
        expected.add(address)
    else:
        seen.add(address)

for address in sorted(expected - seen):
    print("expected", address)
for address in sorted(seen - expected):
    print("seen", address)
if expected == seen:
    print("all accounted for")
