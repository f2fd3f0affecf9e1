# advice: You accept "start here" with a newline inside: for `string.printable`, tabs and newlines are printable as well. The brief's range begins at 20.
# look: 10-a-line-break-inside
import string
import sys
COMMON = b" etaoinshrdlu"
for line in sys.stdin:
    data = bytes.fromhex(line.strip())
    best = None
    best_score = -1
    for key in range(256):
        plain = bytes(b ^ key for b in data)
        if not all(chr(b) in string.printable for b in plain):
            continue
        score = sum(b in COMMON for b in plain)
        if score > best_score:
            best_score = score
            best = (key, plain)
    if best is None:
        print("no key")
    else:
        print(f"{best[0]:02x} {best[1].decode()}")
