# advice: You print a whole set, with braces and quotes. Go through its addresses with a loop and print a line for each.
# look: 02-nobody-answered
import sys

expected = set()
seen = set()
for line in sys.stdin:
    kind, address = line.split()
    if kind == "expected":
        expected.add(address)
    else:
        seen.add(address)

missing = expected - seen
unknown = seen - expected
if missing:
    print("missing", sorted(missing))
if unknown:
    print("unknown", sorted(unknown))
if not missing and not unknown:
    print("all accounted for")
