# advice: With `elif`, you look for strangers only if nothing is missing, so nobody hears of 192.0.2.99. These are two questions, and each needs an `if` of its own.
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

if expected - seen:
    for address in sorted(expected - seen):
        print("missing", address)
elif seen - expected:
    for address in sorted(seen - expected):
        print("unknown", address)
else:
    print("all accounted for")
