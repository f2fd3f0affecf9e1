from random import Random

PIECES = [b"GET /index.html", b"\x7fELF\x02\x01\x01", b"PK\x03\x04", b"user=", b"\r\n", b"\x1b[2J", b"|.|"]
# Chance letters around a period would read as the name of a host.
NO_LETTERS = [*range(0x30), *range(0x7B, 0x100)]


def practice_input(seed, size, random):
    """As many rows as the size says. The situation is drawn first."""
    situation = seed % 7
    if situation == 0 and size == 1:
        return "\n"
    rest = [16, 8, random.randint(1, 7), random.randint(9, 15)][situation % 4]
    length = 16 * (size - 1) + rest
    data = random.choice(PIECES[1:]) + bytes(random.choices(NO_LETTERS, k=length))
    if situation == 4:
        # Printable in Unicode, but not in ASCII.
        data = bytes(random.randint(0xA1, 0xFF) for _ in range(length))
    elif situation == 5:
        data = bytes(random.choices([0x1F, 0x20, 0x7E, 0x7F], k=length))
    elif situation == 6:
        data = bytes(random.choices(NO_LETTERS, k=16)) * size
    digits = data[:length].hex()
    return (digits.upper() if seed % 3 == 0 else digits) + "\n"


def generate(seed, size=None):
    """Readable pieces among random bytes, 1 to 80 bytes long, in uppercase or lowercase hex digits."""
    random = Random(seed)
    if size is not None:
        return practice_input(seed, size, random)
    length = random.choice([1, 7, 8, 9, 15, 16, 17, 24, 32, 33, 64, 80])
    data = b""
    while len(data) < length:
        data += random.choice(PIECES) if random.random() < 0.4 else bytes([random.randrange(256)])
    digits = data[:length].hex()
    return (digits.upper() if random.random() < 0.3 else digits) + "\n"
