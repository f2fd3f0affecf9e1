# advice: You print the byte `02` as `2`, because `hex` leaves out zeros in front. Which format always writes two hex digits?
# look: 02-bytes-that-are-not-text
data = bytes.fromhex(input())
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)
    left = " ".join(hex(byte)[2:] for byte in row[:8])
    right = " ".join(hex(byte)[2:] for byte in row[8:])
    print(f"{offset:08x}  {left + '  ' + right:<48}  |{text}|")
if data:
    print(f"{len(data):08x}")
