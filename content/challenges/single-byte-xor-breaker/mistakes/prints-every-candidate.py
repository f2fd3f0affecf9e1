# advice: You print a line for each key that is a candidate. First find out which of them has the highest score, and print that one alone.
# look: 01-one-entry
import sys

for line in sys.stdin:
    data = bytes.fromhex(line.strip())
    found = False
    for key in range(256):
        plain = bytes(b ^ key for b in data)
        if all(0x20 <= b <= 0x7E for b in plain):
            print(f"{key:02x} {plain.decode()}")
            found = True
    if not found:
        print("no key")
