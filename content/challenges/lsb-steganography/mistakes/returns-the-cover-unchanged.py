# advice: If the message doesn't fit, you print the cover as it was. The brief has a fixed phrase for that.
# look: 03-too-small-and-nothing-hidden
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
    bits = bits_of(len(secret).to_bytes(2, "big") + secret)
    if len(bits) > len(cover):
        return cover.hex()
    changed = [sample & 0xFE | bit for sample, bit in zip(cover, bits)]
    return (bytes(changed) + cover[len(bits) :]).hex()


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
