# advice: You print the name first and the digest after it. Which of the two comes first in the line of `sha256sum`?
# look: 01-three-letters
import hashlib

name = input()
digits = input()
print(name + "  " + hashlib.sha256(bytes.fromhex(digits)).hexdigest())
