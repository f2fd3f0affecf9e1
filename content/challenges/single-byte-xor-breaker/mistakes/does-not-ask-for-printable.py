# advice: You give `0080ff` the key 20, although no key makes all three of its bytes printable. A score can only rank the keys that are allowed at all.
# look: 02-three-entries
import sys

# A space and the twelve most frequent letters of English.
COMMON = b" etaoinshrdlu"


def decrypted(data, key):
    """Every byte combined with the key."""
    return bytes(byte ^ key for byte in data)


def score(text):
    """How many bytes are a space or a frequent letter."""
    return sum(byte in COMMON for byte in text)


for line in sys.stdin:
    data = bytes.fromhex(line.strip())
    key = max(range(256), key=lambda key: score(decrypted(data, key)))
    print(f"{key:02x} {decrypted(data, key).decode('latin-1')}")
