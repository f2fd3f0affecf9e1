# title: Ask each device what is known of it
# why: One dictionary holds what was said about each device. Exactly one fact means that the other is missing, and it says what to print.
import sys

known = {}
for line in sys.stdin:
    kind, address = line.split()
    known.setdefault(address, set()).add(kind)

report = sorted(
    ("missing" if "expected" in kinds else "unknown", address) for address, kinds in known.items() if len(kinds) == 1
)
print("\n".join(" ".join(entry) for entry in report) or "all accounted for")
