# advice: You look for `424d` in the text, and the same two bytes may come as `424D`. Compare bytes, which have no uppercase and lowercase digits.
# look: 18-capital-digits
import struct

HEADER = "<2xI4xIIii2xH"
LENGTH = struct.calcsize(HEADER)


def report(text):
    data = bytes.fromhex(text)
    if not text.startswith("424d"):
        return ["not a BMP"]
    if len(data) < LENGTH:
        return [f"cut off at {len(data)} bytes"]
    size, pixels, second, width, height, bits = struct.unpack(HEADER, data[:LENGTH])
    if second != 40:
        return [f"unknown header of {second} bytes"]
    rows = "top-down" if height < 0 else "bottom-up"
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


for line in report(input()):
    print(line)
