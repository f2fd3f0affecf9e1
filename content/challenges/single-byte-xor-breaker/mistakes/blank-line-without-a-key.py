# advice: You print an empty line for `0080ff`. The brief has two words for an entry without a candidate.
# look: 02-three-entries
import sys
COMMON = b" etaoinshrdlu"
for line in sys.stdin:
    data = bytes.fromhex(line.strip())
    best = None
    best_score = -1
    for key in range(256):
        plain = bytes(b ^ key for b in data)
        if not all(0x20 <= b <= 0x7e for b in plain):
            continue
        score = sum(b in COMMON for b in plain)
        if score > best_score:
            best_score = score
            best = (key, plain)
    if best is None:
        print()
    else:
        print(f"{best[0]:02x} {best[1].decode()}")
