# advice: You print a width of 7 where the header states -7. Compare what the brief says about width and height.
# look: 24-a-negative-width
import struct

data = bytes.fromhex(input())
if data[:2] != b"BM":
    print("not a BMP")
elif len(data) < 30:
    print(f"cut off at {len(data)} bytes")
else:
    fields = struct.unpack("<2xI4xIIii2xH", data[:30])
    size, pixels, second, width, height, bits = fields
    if second != 40:
        print(f"unknown header of {second} bytes")
    else:
        print(f"width: {abs(width)}")
        print(f"height: {abs(height)}")
        print("rows: top-down" if height < 0 else "rows: bottom-up")
        print(f"bits: {bits}")
        print(f"pixels: {pixels}")
        print(f"size: {size}" if size == len(data) else f"size: {size} stated, {len(data)} present")
