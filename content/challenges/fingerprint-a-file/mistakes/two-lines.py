# advice: You print the digest and the name on two lines. The brief wants one, with two spaces between them.
# look: 01-three-letters
import hashlib

name = input()
digits = input()
print(hashlib.sha256(bytes.fromhex(digits)).hexdigest())
print(name)
