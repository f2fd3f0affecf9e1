from random import Random

PIECES = [b"GET /index.html", b"\x7fELF\x02\x01\x01", b"PK\x03\x04", b"user=", b"\r\n", b"\x1b[2J", b"|.|"]


def generate(seed):
    """Readable pieces among random bytes, 1 to 80 bytes long, in capital or small hex digits."""
    random = Random(seed)
    length = random.choice([1, 7, 8, 9, 15, 16, 17, 24, 32, 33, 64, 80])
    data = b""
    while len(data) < length:
        data += random.choice(PIECES) if random.random() < 0.4 else bytes([random.randrange(256)])
    digits = data[:length].hex()
    return (digits.upper() if random.random() < 0.3 else digits) + "\n"
