# advice: You print a width of -2: width and height have changed places. Which of them stands at offset 18?
# look: 02-top-down-with-something-behind-it
import struct

HEADER = "<2xI4xIIii2xH"
LENGTH = struct.calcsize(HEADER)


def report(data):
    if data[:2] != b"BM":
        return ["not a BMP"]
    if len(data) < LENGTH:
        return [f"cut off at {len(data)} bytes"]
    size, pixels, second, height, width, bits = struct.unpack(HEADER, data[:LENGTH])
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


for line in report(bytes.fromhex(input())):
    print(line)
