# Line 2: expected "00000010  64 20 74 68 65 20 62 79  74 65 73 2c 20 66 6f 72  |d the bytes, for|", got "00000016  64 20 74 68 65 20 62 79  74 65 73 2c 20 66 6f 72  |d the bytes, for|".
data = bytes.fromhex(input())
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)
    column = row[:8].hex(" ") + "  " + row[8:].hex(" ")
    print(f"{offset:08}  {column:<48}  |{text}|")
if data:
    print(f"{len(data):08}")
