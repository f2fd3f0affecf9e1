# advice: If nothing is missing or unknown, you print nothing at all. Silence looks like a program that never ran: say `all accounted for`.
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

for address in sorted(expected - seen):
    print("missing", address)
for address in sorted(seen - expected):
    print("unknown", address)
