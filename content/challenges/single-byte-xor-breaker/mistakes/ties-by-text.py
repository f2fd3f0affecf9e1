# advice: Among equal scores you choose by the text, because `max` goes on to the next value of each pair. The brief lets the smallest key win.
# look: 12-equal-scores
import sys

COMMON = b" etaoinshrdlu"

for line in sys.stdin:
    data = bytes.fromhex(line.strip())
    candidates = []
    for key in range(256):
        plain = bytes(b ^ key for b in data)
        if all(0x20 <= b <= 0x7E for b in plain):
            candidates.append((sum(b in COMMON for b in plain), plain, key))
    if candidates:
        score, plain, key = max(candidates)
        print(f"{key:02x} {plain.decode()}")
    else:
        print("no key")
