# advice: You sort the addresses by their numbers, so 192.0.2.41 comes before 192.0.2.100. As text, `1` comes before `4`.
# look: 03-strangers-that-answer-twice
import sys


def numbers(address):
    return [int(part) for part in address.split(".")]


expected = set()
seen = set()
for line in sys.stdin:
    fields = line.split()
    if fields[0] == "expected":
        expected.add(fields[1])
    else:
        seen.add(fields[1])

for address in sorted(expected - seen, key=numbers):
    print("missing", address)
for address in sorted(seen - expected, key=numbers):
    print("unknown", address)
if expected == seen:
    print("all accounted for")
