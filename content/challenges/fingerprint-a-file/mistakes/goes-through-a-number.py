# advice: You read the digits as one number, and zeros at its beginning have no place in a number: the file `00` loses its byte, and an empty file has no number at all. What makes bytes of hex digits directly?
# look: 06-a-zero-byte
import hashlib

name = input()
digits = input()
number = int(digits, 16)
data = number.to_bytes((number.bit_length() + 7) // 8, "big")
print(hashlib.sha256(data).hexdigest() + "  " + name)
