# advice: You unpack 30 bytes where there are fewer, and `struct.error` ends your program. Which question has to come before it?
# look: 04-only-half-a-header
import struct

data = bytes.fromhex(input())
if data[:2] != b"BM":
    print("not a BMP")
else:
    fields = struct.unpack("<2xI4xIIii2xH", data[:30])
    size, pixels, second, width, height, bits = fields
    if second != 40:
        print(f"unknown header of {second} bytes")
    else:
        print(f"width: {width}")
        print(f"height: {abs(height)}")
        print("rows: top-down" if height < 0 else "rows: bottom-up")
        print(f"bits: {bits}")
        print(f"pixels: {pixels}")
        print(f"size: {size}" if size == len(data) else f"size: {size} stated, {len(data)} present")
