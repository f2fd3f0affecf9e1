# advice: You print all unknown devices on one line. The brief wants a line for each, with its word in front.
# look: 03-strangers-that-answer-twice
import sys
expected = set()
seen = set()
for line in sys.stdin:
    fields = line.split()
    if fields[0] == "expected":
        expected.add(fields[1])
    else:
        seen.add(fields[1])
if expected - seen:
    print("missing", ", ".join(sorted(expected - seen)))
if seen - expected:
    print("unknown", ", ".join(sorted(seen - expected)))
if expected == seen:
    print("all accounted for")
