# advice: You print 32 digits of the digest. All 64 belong to it.
# look: 01-three-letters
import hashlib

name = input()
digits = input()
print(hashlib.sha256(bytes.fromhex(digits)).hexdigest()[:32] + "  " + name)
