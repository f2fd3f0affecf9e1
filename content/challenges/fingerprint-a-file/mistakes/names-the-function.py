# advice: You print "SHA256: " in front of the digest. The line begins with the digest itself.
# look: 01-three-letters
import hashlib

name = input()
digits = input()
print("SHA256: " + hashlib.sha256(bytes.fromhex(digits)).hexdigest() + "  " + name)
