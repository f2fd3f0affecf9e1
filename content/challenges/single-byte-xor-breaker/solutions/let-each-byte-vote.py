# title: Let each byte vote
# why: Each byte allows only the keys that make it printable, so the candidates are what all of them have in common. A Counter adds up how many bytes each key turns into a frequent letter.
import sys
from collections import Counter

PRINTABLE = range(0x20, 0x7F)
COMMON = b" etaoinshrdlu"

for line in sys.stdin:
    data = bytes.fromhex(line)
    allowed = set.intersection(*({byte ^ plain for plain in PRINTABLE} for byte in data))
    if not allowed:
        print("no key")
        continue
    points = Counter(byte ^ letter for byte in data for letter in COMMON)
    best = max(sorted(allowed), key=lambda key: points[key])
    print(f"{best:02x} {bytes(byte ^ best for byte in data).decode()}")
