# advice: You `decode` the bytes, and "d3" alone isn't UTF-8: Python raises a UnicodeDecodeError. A file doesn't have to be text, so what can you hash without that detour?
# look: 01-one-byte
import hashlib

name = input()
digits = input()
print(hashlib.sha256(bytes.fromhex(digits).decode().encode()).hexdigest() + "  " + name)
