# advice: You collect devices in both sets, because your condition `== "expected" or "seen"` is always true. So nothing is ever missing: each side of `or` needs a comparison of its own.
# look: 01-one-gone-one-new
import sys

expected = set()
seen = set()
for line in sys.stdin:
    kind, address = line.split()
    if kind == "expected" or "seen":
        expected.add(address)
        seen.add(address)

for address in sorted(expected - seen):
    print("missing", address)
for address in sorted(seen - expected):
    print("unknown", address)
if expected == seen:
    print("all accounted for")
