import sys


def hide(cover, text):
    """The cover with the bits of one big number in its lowest bits."""
    secret = text.encode()
    message = len(secret).to_bytes(2, "big") + secret
    count = 8 * len(message)
    if count > len(cover):
        return "too small"
    number = int.from_bytes(message, "big")
    changed = bytearray(cover)
    for place in range(count):
        bit = number >> (count - 1 - place) & 1
        changed[place] += bit - changed[place] % 2
    return changed.hex()


def number_in(samples):
    """The number whose bits are the lowest bits of the samples."""
    number = 0
    for sample in samples:
        number = 2 * number + sample % 2
    return number


def reveal(cover):
    """The text in the lowest bits of the cover."""
    if len(cover) < 16:
        return "nothing hidden"
    length = number_in(cover[:16])
    body = cover[16 : 16 + 8 * length]
    if length == 0 or len(body) != 8 * length:
        return "nothing hidden"
    try:
        return number_in(body).to_bytes(length, "big").decode()
    except UnicodeDecodeError:
        return "nothing hidden"


for line in sys.stdin.read().splitlines():
    command, digits, *text = line.split(" ", 2)
    cover = bytes.fromhex(digits)
    print(hide(cover, text[0]) if command == "hide" else reveal(cover))
