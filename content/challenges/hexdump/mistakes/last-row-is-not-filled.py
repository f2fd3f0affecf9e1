# advice: Your text column begins right after the last byte, so `|A|` doesn't stand where it stands below a full row. How wide is the column of bytes in every row?
# look: 01-one-byte
data = bytes.fromhex(input())
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)
    print(f"{offset:08x}  {row[:8].hex(' ')}  {row[8:].hex(' ')}  |{text}|")
if data:
    print(f"{len(data):08x}")
