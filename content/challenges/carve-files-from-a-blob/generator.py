import struct
import zlib
from random import Random


def chunk(kind, data):
    checksum = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)


def png(random):
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", bytes(13))
    for _ in range(random.randrange(3)):
        data += chunk(b"IDAT", random.choice([b"", b"IEND", b"BM", noise(random)]))
    return data + chunk(b"IEND", b"")


def jpeg(random):
    return b"\xff\xd8\xff\xe0" + noise(random) + b"\xff\xd9"


def bmp(random):
    size = random.choice([25, 26, 27, 40, 58, 58])
    reserved = random.choice([0, 0, 0, 7])
    return b"BM" + struct.pack("<III", size, reserved, 54) + bytes(size - 14)


def noise(random):
    return bytes(random.choice([0, 66, 77, 137, 216, 217, 255]) for _ in range(random.randrange(12)))


def practice_blob(situation, size, random):
    """Pictures for one situation."""
    first = jpeg(random)
    if situation == 0:
        # Ordinary text that begins like a BMP.
        return b"BM" + random.randbytes(random.randint(8, 16)) + (b"" if size == 1 else first)
    if situation == 1:
        return first + (b"" if size == 2 else noise(random)) + jpeg(random)
    if situation == 2:
        data = png(random)
        if size == 3:
            # A byte of the signature is lost.
            return data.replace(b"\r", b"", 1)
        return data[:-12] + chunk(b"IEND", noise(random) + b"\x00") if size == 4 else data
    if situation == 3:
        inside = random.choice([b"BM\x2a\x00\x00\x00\x00\x00\x00\x00", b"\xff\xd8\xff\xdb"])
        return b"\xff\xd8\xff\xe1" + noise(random) + inside + first[4:]
    if situation == 4:
        # A size that reaches past the end.
        return b"BM" + struct.pack("<III", random.randint(500, 5000), 0, 54) + first
    if situation == 5:
        # What looks like an end shares a byte with the beginning.
        return b"\xff\xd8\xff\xd9" + noise(random) + first[4:]
    if situation == 6 and size == 5:
        # The last chunk promises more than there is.
        return png(random)[:-12] + struct.pack(">I", 300) + b"IEND" + noise(random)
    if situation == 6:
        return png(random)[: random.randint(9, 40)]
    # From 26 bytes on it is a picture.
    length = random.randint(24 + size, 60 if size > 2 else 24 + size)
    return b"BM" + struct.pack("<III", length, 0, 54) + bytes(length - 14)


def practice_input(seed, size, random):
    """A short dump on as many lines as the size says. The situation is drawn first."""
    blob = random.randbytes(random.randint(1, 3)) + practice_blob(seed % 8, size, random) + bytes(random.randrange(3))
    width = -(-len(blob) // size)
    return "".join(f"{blob[at : at + width].hex()}\n" for at in range(0, len(blob), width))


def generate(seed, size=None):
    """Pictures of all three types with noise between them, some cut short, on lines of one length."""
    random = Random(seed)
    if size is not None:
        return practice_input(seed, size, random)
    blob = noise(random)
    for _ in range(random.choice([0, 1, 2, 3, 4, 5, 6])):
        picture = random.choice([png, jpeg, bmp])(random)
        if random.random() < 0.25:
            picture = picture[: random.randrange(1, len(picture))]
        blob += picture + noise(random)
    digits = blob.hex()
    width = random.choice([32, 64, 80])
    return "\n".join(digits[at : at + width] for at in range(0, len(digits), width)) + "\n"
