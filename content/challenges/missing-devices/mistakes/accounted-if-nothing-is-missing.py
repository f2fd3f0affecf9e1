# advice: You print `all accounted for` as soon as nothing is missing, right beside an unknown device. Both differences have to be empty.
# look: 05-only-a-stranger
import sys

expected = set()
seen = set()
for line in sys.stdin:
    fields = line.split()
    if fields[0] == "expected":
        expected.add(fields[1])
    else:
        seen.add(fields[1])

for address in sorted(expected - seen):
    print("missing", address)
for address in sorted(seen - expected):
    print("unknown", address)
if not expected - seen:
    print("all accounted for")
