# makes: rows-the-other-way
import struct

HEADER = "<2xI4xIIii2xH"
LENGTH = struct.calcsize(HEADER)


def report(data):
    """What the header claims, as lines of text, or the reason why it is refused."""
    # The magic number comes first: without it, no other field means anything.
    if data[:2] != b"BM":
        return ["not a BMP"]
    if len(data) < LENGTH:
        return [f"cut off at {len(data)} bytes"]
    size, pixels, second, width, height, bits = struct.unpack(HEADER, data[:LENGTH])
    if second != 40:
        return [f"unknown header of {second} bytes"]
    rows = "top-down" if height > 0 else "bottom-up"
    # A claim is shown as it was made, and what is true beside it.
    stated = f"size: {size}"
    if size != len(data):
        stated += f" stated, {len(data)} present"
    return [
        f"width: {width}",
        f"height: {abs(height)}",
        f"rows: {rows}",
        f"bits: {bits}",
        f"pixels: {pixels}",
        stated,
    ]


for line in report(bytes.fromhex(input())):
    print(line)
