# advice: You print `all accounted for` below `missing 192.0.2.30`. When is it true, and how often may you decide that?
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
    print("missing", address)
for address in sorted(seen - expected):
    print("unknown", address)
print("all accounted for")
