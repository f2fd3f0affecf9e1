import struct

# The file, as one line of hex digits.
data = bytes.fromhex(input())

size = struct.unpack("<I", data[2:6])[0]
print(f"size: {size}")
