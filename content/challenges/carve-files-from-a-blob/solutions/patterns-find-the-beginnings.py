# title: Patterns find the beginnings
# why: One regular expression knows how all three types begin, down to the smallest size of a BMP. So the search jumps from picture to picture, and the walk through a PNG takes one slice for each field.
import re
import sys

BEGINNING = re.compile(rb"\x89PNG\r\n\x1a\n|\xff\xd8\xff|BM(?![\x00-\x19]\0\0\0).{4}\0{4}", re.DOTALL)


def number(data, order):
    return int.from_bytes(data, order)


def size_of_png(data):
    """The size of the picture at the front of the data. It exceeds the data if the picture is cut off."""
    size = 8
    kind = b""
    while kind != b"IEND" and size < len(data):
        kind = data[size + 4 : size + 8]
        size += 12 + number(data[size : size + 4], "big")
    return size if kind == b"IEND" else len(data) + 1


def size_of_jpeg(data):
    before, mark, _ = data[3:].partition(b"\xff\xd9")
    return 3 + len(before) + 2 if mark else len(data) + 1


def size_of_bmp(data):
    return number(data[2:6], "little")


# The first byte is enough to tell the beginnings apart.
TYPES = {0x89: ("png", size_of_png), 0xFF: ("jpeg", size_of_jpeg), ord("B"): ("bmp", size_of_bmp)}

blob = bytes.fromhex(sys.stdin.read())
lines = []
found = BEGINNING.search(blob)
while found:
    data = blob[found.start() :]
    kind, size_of = TYPES[data[0]]
    size = size_of(data)
    is_whole = size <= len(data)
    lines.append(f"{found.start():08x} {kind} {size if is_whole else 'cut off'}")
    found = BEGINNING.search(blob, found.start() + (size if is_whole else 1))
print(*lines or ["nothing found"], sep="\n")
