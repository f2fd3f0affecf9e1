# advice: You copy the digits of the input, so `DE` stays uppercase. Show the bytes in lowercase, however they were written.
# look: 06-capital-hex-digits
digits = input()
data = bytes.fromhex(digits)
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)
    pairs = [digits[2 * place : 2 * place + 2] for place in range(offset, offset + len(row))]
    column = " ".join(pairs[:8]) + "  " + " ".join(pairs[8:])
    print(f"{offset:08x}  {column:<48}  |{text}|")
if data:
    print(f"{len(data):08x}")
