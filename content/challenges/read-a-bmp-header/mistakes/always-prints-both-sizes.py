# advice: You print "70 stated, 70 present". If the two numbers are the same, the brief wants `size: 70` and nothing behind it.
# look: 01-two-by-two
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
    rows = "top-down" if height < 0 else "bottom-up"
    stated = f"size: {size}"
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
