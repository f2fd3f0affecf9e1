# advice: You split at " ", so each address keeps the newline at its end and an empty line follows it. `split` without an argument drops it.
# look: 01-one-gone-one-new
import sys
expected = set()
seen = set()
for line in sys.stdin:
    fields = line.split(" ")
    if fields[0] == "expected":
        expected.add(fields[1])
    else:
        seen.add(fields[1])
for a in sorted(expected - seen):
    print("missing", a)
for a in sorted(seen - expected):
    print("unknown", a)
if expected == seen:
    print("all accounted for")
