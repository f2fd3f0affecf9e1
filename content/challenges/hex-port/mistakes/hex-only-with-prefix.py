# advice: You read the first line as hex only if it begins with "0x". Without a prefix, and with "0X", it is hex as well.
# look: 02-without-a-prefix
text = input()
if text[:2] == "0x":
    print(int(text, 16))
else:
    print(int(text))
print(f"0x{int(input()):04x}")
