# advice: You print " *" between the digest and "abc.txt". The brief wants two spaces.
# look: 01-three-letters
import hashlib

name = input()
digits = input()
print(hashlib.sha256(bytes.fromhex(digits)).hexdigest() + " *" + name)
