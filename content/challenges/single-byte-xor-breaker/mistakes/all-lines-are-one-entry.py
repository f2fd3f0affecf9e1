# advice: You read all lines as one entry, and no key fits "User-Agent" and the others at once. Each line has a key of its own.
# look: 02-three-entries
import sys

COMMON = b" etaoinshrdlu"

data = bytes.fromhex(sys.stdin.read())
best = None
for key in range(256):
    plain = bytes(b ^ key for b in data)
    if all(0x20 <= b <= 0x7E for b in plain):
        score = sum(b in COMMON for b in plain)
        if best is None or score > best[0]:
            best = (score, key, plain)
if best is None:
    print("no key")
else:
    print(f"{best[1]:02x} {best[2].decode()}")
