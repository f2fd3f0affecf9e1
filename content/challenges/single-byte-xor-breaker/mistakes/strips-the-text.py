# advice: Spaces at the ends of the decrypted text are gone, as in "the list ends here". They are part of the entry: what does `strip` do there?
# look: 07-the-edges-of-printable
import sys

COMMON = b" etaoinshrdlu"


def decrypted(data, key):
    """Every byte combined with the key."""
    return bytes(byte ^ key for byte in data)


def is_printable(text):
    """Whether every byte is printable ASCII."""
    return all(0x20 <= byte <= 0x7E for byte in text)


def score(text):
    """How many bytes are a space or a frequent letter."""
    return sum(byte in COMMON for byte in text)


for line in sys.stdin:
    data = bytes.fromhex(line.strip())
    candidates = [key for key in range(256) if is_printable(decrypted(data, key))]
    if candidates:
        key = max(candidates, key=lambda key: score(decrypted(data, key)))
        print(f"{key:02x} {decrypted(data, key).decode().strip()}")
    else:
        print("no key")
