# advice: You try base 10 first and use hex only if that fails, so "443" stays 443. The first line is always hex.
# look: 01-digits-only
text = input()
try:
    print(int(text))
except ValueError:
    print(int(text, 16))
print(f"0x{int(input()):04x}")
