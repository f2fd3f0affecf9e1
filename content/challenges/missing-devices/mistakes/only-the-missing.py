# advice: You report who is missing, but nobody hears of 192.0.2.99, which was seen and isn't expected. You need the difference the other way around as well.
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

for address in sorted(expected - seen):
    print("missing", address)
if not expected - seen:
    print("all accounted for")
