# title: Keep the records and ask them
# why: Every line is kept, so each number is a question to the same list: which hosts, how much each, how much in all. It reads the list once per host, which is slower for many hosts.
import sys

OWNERS = {"buoy-1": "heron", "gate": "rook", "mail": "kestrel"}

records = [line.split() for line in sys.stdin]
for name in sorted({host for clock, host, size in records}):
    sizes = [int(size) for clock, host, size in records if host == name]
    owner = OWNERS[name] if name in OWNERS else "wren"
    print(f"{name}: {sum(sizes)} bytes, ask {owner}")
print(f"all: {sum(int(record[2]) for record in records)} bytes")
