# advice: You call 192.0.2.99 missing, although it answered. What is left if you take what was seen away from what is expected?
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

for address in sorted(seen - expected):
    print("missing", address)
for address in sorted(expected - seen):
    print("unknown", address)
if expected == seen:
    print("all accounted for")
