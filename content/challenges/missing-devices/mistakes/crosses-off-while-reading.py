# advice: You cross a device off when its `seen` line comes, so you miss an `expected` line that follows. Collect both sets and compare them at the end.
# look: 02-nothing-to-report
import sys
expected = set()
unknown = set()
for line in sys.stdin:
    kind, a = line.split()
    if kind == "expected":
        expected.add(a)
    elif a in expected:
        expected.remove(a)
    else:
        unknown.add(a)
for a in sorted(expected):
    print("missing", a)
for a in sorted(unknown):
    print("unknown", a)
if not expected and not unknown:
    print("all accounted for")
