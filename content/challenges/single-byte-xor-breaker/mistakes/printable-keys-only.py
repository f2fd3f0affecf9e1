# advice: You try the keys from 20 to 7e only. The decrypted bytes have to be printable, but the key may be any byte, here `c3`.
# look: 02-three-entries
import sys
COMMON = b" etaoinshrdlu"
for line in sys.stdin:
    data = bytes.fromhex(line.strip())
    best = None
    best_score = -1
    for key in range(0x20, 0x7F):
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
