# advice: You cut the input at its newlines, and an empty text stands behind the last one: it has no two fields, so your program ends with a ValueError. What does a loop over the lines give you?
# look: 01-one-gone-one-new
import sys

expected = set()
seen = set()
for line in sys.stdin.read().split("\n"):
    kind, address = line.split(" ")
    fields = [kind, address]
    if fields[0] == "expected":
        expected.add(fields[1])
    else:
        seen.add(fields[1])

# The lines come in any order, so nothing is certain before the last one.
for address in sorted(expected - seen):
    print("missing", address)
for address in sorted(seen - expected):
    print("unknown", address)
if expected == seen:
    print("all accounted for")
