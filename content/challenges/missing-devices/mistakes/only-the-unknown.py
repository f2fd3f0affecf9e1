# advice: You report strangers, but nobody hears that 192.0.2.30 is missing. You need the difference the other way around as well.
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

for address in sorted(seen - expected):
    print("unknown", address)
if expected == seen:
    print("all accounted for")
