# advice: You sort all devices together, so 10.20.0.5, which is unknown, comes before the missing ones. Print the group of the missing first.
# look: 06-two-of-each
import sys

expected = set()
seen = set()
for line in sys.stdin:
    fields = line.split()
    if fields[0] == "expected":
        expected.add(fields[1])
    else:
        seen.add(fields[1])

for address in sorted((expected | seen) - (expected & seen)):
    if address in expected:
        print("missing", address)
    else:
        print("unknown", address)
if expected == seen:
    print("all accounted for")
