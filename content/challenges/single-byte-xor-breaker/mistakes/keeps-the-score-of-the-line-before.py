# advice: The short second entry gets "no key", because its score has to beat that of the long entry before it. Where does `best_score` begin again?
# look: 17-a-long-entry-then-a-short-one
import sys
COMMON = b" etaoinshrdlu"
best_score = -1
for line in sys.stdin:
    data = bytes.fromhex(line.strip())
    best = None
    for key in range(256):
        plain = bytes(b ^ key for b in data)
        if not all(0x20 <= b <= 0x7e for b in plain):
            continue
        score = sum(b in COMMON for b in plain)
        if score > best_score:
            best_score = score
            best = (key, plain)
    if best is None:
        print("no key")
    else:
        print(f"{best[0]:02x} {best[1].decode()}")
