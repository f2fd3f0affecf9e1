# advice: You search in one long text, and "192.0.2.2" occurs inside "192.0.2.20". A set or a list compares whole addresses.
# look: 08-longer-and-shorter
import sys

expected = ""
seen = ""
for line in sys.stdin:
    fields = line.split()
    if fields[0] == "expected":
        expected += fields[1] + " "
    else:
        seen += fields[1] + " "

missing = sorted({address for address in expected.split() if address not in seen})
unknown = sorted({address for address in seen.split() if address not in expected})
for address in missing:
    print("missing", address)
for address in unknown:
    print("unknown", address)
if not missing and not unknown:
    print("all accounted for")
