# advice: You read on although the second header states a size other than 40. In another version the same offsets hold other fields, so what does the brief ask for first?
# look: 08-an-old-header
import struct

data = bytes.fromhex(input())
if data[:2] != b"BM":
    print("not a BMP")
elif len(data) < 30:
    print(f"cut off at {len(data)} bytes")
else:
    fields = struct.unpack("<2xI4xIIii2xH", data[:30])
    size, pixels, second, width, height, bits = fields
    print(f"width: {width}")
    print(f"height: {abs(height)}")
    print("rows: top-down" if height < 0 else "rows: bottom-up")
    print(f"bits: {bits}")
    print(f"pixels: {pixels}")
    print(f"size: {size}" if size == len(data) else f"size: {size} stated, {len(data)} present")
