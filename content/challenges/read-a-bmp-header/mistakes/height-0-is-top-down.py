# advice: For a height of 0 you print "rows: top-down", because `<=` is true for 0 as well. Which heights does the brief name for it?
# look: 11-height-0
import struct

HEADER = "<2xI4xIIii2xH"
LENGTH = struct.calcsize(HEADER)


def report(data):
    if data[:2] != b"BM":
        return ["not a BMP"]
    if len(data) < LENGTH:
        return [f"cut off at {len(data)} bytes"]
    size, pixels, second, width, height, bits = struct.unpack(HEADER, data[:LENGTH])
    if second != 40:
        return [f"unknown header of {second} bytes"]
    rows = "top-down" if height <= 0 else "bottom-up"
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
