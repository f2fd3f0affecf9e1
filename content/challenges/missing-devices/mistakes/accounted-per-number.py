# advice: You compare how many there are, and two expected and two seen devices needn't be the same: 192.0.2.99 isn't 192.0.2.30. Compare the sets, not what `len` says.
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
for a in sorted(expected - seen):
    print("missing", a)
for a in sorted(seen - expected):
    print("unknown", a)
if len(expected) == len(seen):
    print("all accounted for")
