# advice: Your digest of "abc" begins with 90015098 and has 32 digits, which is what `md5` gives. Which function gives 64?
# look: 01-three-letters
import hashlib

name = input()
digits = input()
print(hashlib.md5(bytes.fromhex(digits)).hexdigest() + "  " + name)
