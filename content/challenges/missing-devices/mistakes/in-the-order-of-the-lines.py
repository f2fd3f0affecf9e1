# advice: You print the devices in the order of their lines, 192.0.2.41 before 192.0.2.100. The brief wants each group sorted as text.
# look: 03-strangers-that-answer-twice
import sys

expected = []
seen = []
for line in sys.stdin:
    fields = line.split()
    if fields[0] == "expected" and fields[1] not in expected:
        expected.append(fields[1])
    elif fields[0] == "seen" and fields[1] not in seen:
        seen.append(fields[1])

missing = [address for address in expected if address not in seen]
unknown = [address for address in seen if address not in expected]
for address in missing:
    print("missing", address)
for address in unknown:
    print("unknown", address)
if not missing and not unknown:
    print("all accounted for")
