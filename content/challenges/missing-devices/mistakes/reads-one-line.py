# advice: You read one line with `input`, and the rest of the file is never looked at. Which loop goes on until there are no more lines?
# look: 01-one-gone-one-new
expected = set()
seen = set()
kind, address = input().split()
if kind == "expected":
    expected.add(address)
else:
    seen.add(address)

for address in sorted(expected - seen):
    print("missing", address)
for address in sorted(seen - expected):
    print("unknown", address)
if expected == seen:
    print("all accounted for")
