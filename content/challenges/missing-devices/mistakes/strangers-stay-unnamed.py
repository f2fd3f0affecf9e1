# advice: You collect the strangers, and yet you print no line for 192.0.2.99. Each device that was seen and isn't expected is `unknown`.
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
for address in sorted(expected - seen):
    print("missing", address)
for address in sorted(seen - expected):
    pass
if expected == seen:
    print("all accounted for")
