# advice: Your lists keep every line, so 192.0.2.41 is reported twice. Which collection keeps each value once?
# look: 03-strangers-that-answer-twice
import sys

expected = []
seen = []
for line in sys.stdin:
    fields = line.split()
    if fields[0] == "expected":
        expected.append(fields[1])
    else:
        seen.append(fields[1])

missing = sorted([address for address in expected if address not in seen])
unknown = sorted([address for address in seen if address not in expected])
for address in missing:
    print("missing", address)
for address in unknown:
    print("unknown", address)
if not missing and not unknown:
    print("all accounted for")
