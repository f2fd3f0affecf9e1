# advice: You print all unknown devices on one line, and you print nothing if there are no lines at all. Each device has a line of its own, and no lines mean that nobody is missing.
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

if expected - seen:
    print("missing", *sorted(expected - seen))
if seen - expected:
    print("unknown", *sorted(seen - expected))
if expected == seen and seen:
    print("all accounted for")
