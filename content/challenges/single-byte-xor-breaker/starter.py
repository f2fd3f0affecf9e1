import sys

# A space and the twelve most frequent letters of English.
COMMON = b" etaoinshrdlu"

for line in sys.stdin:
    data = bytes.fromhex(line.strip())
    print(data)
