# advice: You print a small key with one digit, "1" in place of `01`. How many hex digits does the brief want for every key?
# look: 09-a-byte-above-printable
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
        print(f"{key:x} {decrypted(data, key).decode()}")
    else:
        print("no key")
