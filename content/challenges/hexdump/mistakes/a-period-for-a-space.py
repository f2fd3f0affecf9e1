# advice: You show a period for the byte `20`, the space. Does the printable range of the brief begin at `20` or after it?
# look: 07-the-edges-of-printable
data = bytes.fromhex(input())
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if 0x20 < byte <= 0x7E else "." for byte in row)
    column = row[:8].hex(" ") + "  " + row[8:].hex(" ")
    print(f"{offset:08x}  {column:<48}  |{text}|")
if data:
    print(f"{len(data):08x}")
