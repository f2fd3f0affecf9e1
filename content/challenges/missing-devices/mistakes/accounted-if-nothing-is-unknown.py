# advice: You print `all accounted for` although 192.0.2.120 is missing: the `else` belongs only to the question about unknown devices. Both groups have to be empty.
# look: 02-nobody-answered
import sys

expected = set()
seen = set()
for line in sys.stdin:
    kind, address = line.split()
    if kind == "expected":
        expected.add(address)
    else:
        seen.add(address)

if expected - seen:
    for address in sorted(expected - seen):
        print("missing", address)
if seen - expected:
    for address in sorted(seen - expected):
        print("unknown", address)
else:
    print("all accounted for")
