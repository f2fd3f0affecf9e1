# advice: Your condition wants `expected` to have something in it, so without lines you print nothing. Then nobody is missing, and nobody is unknown.
# look: 01-no-lines
import sys
expected = set()
seen = set()
for line in sys.stdin:
    fields = line.split()
    if fields[0] == "expected":
        expected.add(fields[1])
    else:
        seen.add(fields[1])
for a in sorted(expected - seen):
    print("missing", a)
for a in sorted(seen - expected):
    print("unknown", a)
if expected and expected == seen:
    print("all accounted for")
