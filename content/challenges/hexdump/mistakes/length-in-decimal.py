# advice: Your offsets are hex, but your last line isn't: 47 bytes end as `00000047`. Write the number of bytes in the same format as the offsets.
# look: 01-two-full-rows-and-a-rest
data = bytes.fromhex(input())
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)
    column = row[:8].hex(" ") + "  " + row[8:].hex(" ")
    print(f"{offset:08x}  {column:<48}  |{text}|")
if data:
    print(f"{len(data):08d}")
