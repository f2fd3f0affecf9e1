# advice: You refuse the period of "relay.example": `isalnum` is true for letters and digits only. Printable ASCII is everything from `20` to `7e`.
# look: 01-one-entry
import sys
COMMON = b" etaoinshrdlu"
for line in sys.stdin:
    data = bytes.fromhex(line.strip())
    best = None
    best_score = -1
    for key in range(256):
        plain = bytes(b ^ key for b in data)
        if not all(b < 128 and (chr(b).isalnum() or b == 0x20) for b in plain):
            continue
        score = sum(b in COMMON for b in plain)
        if score > best_score:
            best_score = score
            best = (key, plain)
    if best is None:
        print("no key")
    else:
        print(f"{best[0]:02x} {best[1].decode()}")
