# advice: You print the devices that are in both sets, such as 192.0.2.20, which is fine where it is. Missing is what is in the first set alone.
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

# The lines come in any order, so nothing is certain before the last one.
for address in sorted(expected & seen):
    print("missing", address)
for address in sorted(seen - expected):
    print("unknown", address)
if expected == seen:
    print("all accounted for")
