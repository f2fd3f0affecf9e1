# advice: You print "*" for a row that repeats the one before it, as the tool does without an option. What does the brief say about such rows?
# look: 10-equal-rows
data = bytes.fromhex(input())
before = None
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    if row == before:
        print("*")
        continue
    before = row
    text = "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)
    column = row[:8].hex(" ") + "  " + row[8:].hex(" ")
    print(f"{offset:08x}  {column:<48}  |{text}|")
if data:
    print(f"{len(data):08x}")
