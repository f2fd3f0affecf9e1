# advice: Without any bytes, you still print `00000000`. What does the brief ask for when there is nothing to show?
# look: 03-no-bytes
data = bytes.fromhex(input())
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)
    column = row[:8].hex(" ") + "  " + row[8:].hex(" ")
    print(f"{offset:08x}  {column:<48}  |{text}|")
print(f"{len(data):08x}")
