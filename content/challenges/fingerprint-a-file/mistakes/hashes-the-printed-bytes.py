# advice: You hash the text "b'abc'": `str` spells bytes as Python prints them. Give the bytes to `sha256` as they are.
# look: 01-three-letters
import hashlib

name = input()
digits = input()
print(hashlib.sha256(str(bytes.fromhex(digits)).encode()).hexdigest() + "  " + name)
