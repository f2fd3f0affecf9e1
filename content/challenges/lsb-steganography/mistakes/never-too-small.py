# advice: You never compare the cover with the message, so your index runs past a cover of 2 samples, and the program ends with an IndexError. How many samples does the message need?
# look: 16-two-samples
import sys


def bits_of(data):
    """The bits of some bytes, the highest of each byte first."""
    return [byte >> shift & 1 for byte in data for shift in range(7, -1, -1)]


def lowest_bits(samples):
    """The bytes that are made of the lowest bits of the samples, eight for each byte."""
    found = []
    for start in range(0, len(samples), 8):
        value = 0
        for sample in samples[start : start + 8]:
            value = value << 1 | sample & 1
        found.append(value)
    return bytes(found)


def hide(cover, text):
    """The cover with the text in its lowest bits, as hex digits."""
    secret = text.encode()
    changed = bytearray(cover)
    for place, bit in enumerate(bits_of(len(secret).to_bytes(2, "big") + secret)):
        changed[place] = changed[place] & 0xFE | bit
    return changed.hex()


def reveal(cover):
    """The text in the lowest bits of the cover."""
    length = int.from_bytes(lowest_bits(cover[:16]), "big")
    samples = cover[16 : 16 + 8 * length]
    if length == 0 or len(samples) < 8 * length:
        return "nothing hidden"
    try:
        return lowest_bits(samples).decode()
    except UnicodeDecodeError:
        return "nothing hidden"


for line in sys.stdin:
    words = line.rstrip("\n").split(" ", 2)
    cover = bytes.fromhex(words[1])
    print(hide(cover, words[2]) if words[0] == "hide" else reveal(cover))
