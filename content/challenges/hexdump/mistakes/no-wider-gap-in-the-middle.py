# advice: You put one space between `38` and `39`, as between all the others. What does the brief say about the eighth and the ninth byte?
# look: 03-nine-bytes
data = bytes.fromhex(input())
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)
    print(f"{offset:08x}  {row.hex(' '):<48}  |{text}|")
if data:
    print(f"{len(data):08x}")
