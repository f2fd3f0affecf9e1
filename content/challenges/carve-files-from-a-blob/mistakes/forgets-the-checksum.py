# advice: You call the PNG of 74 bytes cut off, because you read the length of a chunk where there is none. Which bytes lie between the signature and the first length, and which between one length and the next?
# look: 01-a-png-between-zeros
import struct
import sys

PNG = b"\x89PNG\r\n\x1a\n"
JPEG = b"\xff\xd8\xff"
SMALLEST_BMP = 26


def end_of_png(start):
    """The offset behind the last chunk; None when the picture is cut off."""
    position = start + len(PNG)
    while position + 12 <= len(blob):
        length, kind = struct.unpack_from(">I4s", blob, position)
        position += 8 + length
        if kind == b"IEND" and position <= len(blob):
            return position
    return None


def end_of_jpeg(start):
    """The offset behind the closing mark; None when the picture is cut off."""
    mark = blob.find(b"\xff\xd9", start + len(JPEG))
    return None if mark == -1 else mark + 2


def picture_at(start):
    """The type of the picture that begins at start and the offset behind it, each None if there is none."""
    if blob.startswith(PNG, start):
        return "png", end_of_png(start)
    if blob.startswith(JPEG, start):
        return "jpeg", end_of_jpeg(start)
    if blob.startswith(b"BM", start) and start + 10 <= len(blob):
        size, reserved = struct.unpack_from("<II", blob, start + 2)
        end = start + size
        if size >= SMALLEST_BMP and reserved == 0:
            return "bmp", (end if end <= len(blob) else None)
    return None, None


blob = bytes.fromhex(sys.stdin.read())
lines = []
offset = 0
while offset < len(blob):
    kind, end = picture_at(offset)
    if kind:
        lines.append(f"{offset:08x} {kind} {end - offset if end else 'cut off'}")
    offset = end or offset + 1
print("\n".join(lines) or "nothing found")
