import struct
import sys

PNG = b"\x89PNG\r\n\x1a\n"
JPEG = b"\xff\xd8\xff"
SMALLEST_BMP = 26


def end_of_png(start):
    """The offset behind the last chunk; beyond the blob when the picture is cut off."""
    position = start + len(PNG)
    while position + 12 <= len(blob):
        length, kind = struct.unpack_from(">I4s", blob, position)
        position += 12 + length
        if kind == b"IEND":
            return position
    return len(blob) + 1


def end_of_jpeg(start):
    """The offset behind the closing mark; beyond the blob when there is none."""
    mark = blob.find(b"\xff\xd9", start + len(JPEG))
    return len(blob) + 1 if mark == -1 else mark + 2


def picture_at(start):
    """The type of the picture that begins at start, and the offset behind it; None when none does."""
    if blob.startswith(PNG, start):
        return "png", end_of_png(start)
    if blob.startswith(JPEG, start):
        return "jpeg", end_of_jpeg(start)
    if blob.startswith(b"BM", start) and start + 10 <= len(blob):
        size, reserved = struct.unpack_from("<II", blob, start + 2)
        if size >= SMALLEST_BMP and reserved == 0:
            return "bmp", start + size
    return None


blob = bytes.fromhex(sys.stdin.read())
lines = []
offset = 0
while offset < len(blob):
    found = picture_at(offset)
    step = 1
    if found:
        kind, end = found
        if end <= len(blob):
            step = end - offset
        size = "cut off" if end > len(blob) else step
        lines.append(f"{offset:08x} {kind} {size}")
    offset += step
print("\n".join(lines) or "nothing found")
