# advice: You print all missing devices on one line, and all unknown ones on another. Each device has a line of its own, with its word in front.
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
if expected == seen:
    print("all accounted for")
