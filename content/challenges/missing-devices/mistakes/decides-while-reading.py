# advice: You call a device unknown as soon as its `seen` line comes, although it may be expected further down. Decide after the last line.
# look: 04-expected-after-it-was-seen
import sys

expected = set()
seen = set()
unknown = set()
for line in sys.stdin:
    fields = line.split()
    if fields[0] == "expected":
        expected.add(fields[1])
    else:
        seen.add(fields[1])
        if fields[1] not in expected:
            unknown.add(fields[1])

for address in sorted(expected - seen):
    print("missing", address)
for address in sorted(unknown):
    print("unknown", address)
if not expected - seen and not unknown:
    print("all accounted for")
