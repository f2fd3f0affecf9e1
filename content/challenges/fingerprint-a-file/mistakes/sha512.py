# advice: Your digest of "abc" begins with ddaf35a1 and has 128 digits, which is what `sha512` gives. Which function gives 64?
# look: 01-three-letters
import hashlib

name = input()
digits = input()
print(hashlib.sha512(bytes.fromhex(digits)).hexdigest() + "  " + name)
