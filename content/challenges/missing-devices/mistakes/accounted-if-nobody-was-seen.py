# advice: You print `all accounted for` only if no device was seen at all, so the quiet night stays silent. The phrase depends on the two differences: both have to be empty.
# look: 02-nothing-to-report
import sys

expected = set()
seen = set()
for line in sys.stdin:
    fields = line.split()
    if fields[0] == "expected":
        expected.add(fields[1])
    else:
        seen.add(fields[1])

# The lines come in any order, so nothing is certain before the last one.
for address in sorted(expected - seen):
    print("missing", address)
for address in sorted(seen - expected):
    print("unknown", address)
if len(seen) == 0:
    print("all accounted for")
