# advice: You print the unknown devices before the missing ones. The missing ones come first.
# look: 01-one-gone-one-new
import sys
expected = set()
seen = set()
for line in sys.stdin:
    fields = line.split()
    if fields[0] == "expected":
        expected.add(fields[1])
    else:
        seen.add(fields[1])
for a in sorted(seen - expected):
    print("unknown", a)
for a in sorted(expected - seen):
    print("missing", a)
if expected == seen:
    print("all accounted for")
