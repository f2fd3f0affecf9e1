# advice: You print the addresses alone, and nobody knows which of them are missing and which are unknown. Put the word in front of each.
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
    print(address)
for address in sorted(seen - expected):
    print(address)
if expected == seen:
    print("all accounted for")
