# advice: For `0080ff` you print the text of the entry before it. What has to be empty again when a new line begins?
# look: 02-three-entries
import sys
COMMON = b" etaoinshrdlu"
best = None
best_score = -1
for line in sys.stdin:
    data = bytes.fromhex(line.strip())
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
