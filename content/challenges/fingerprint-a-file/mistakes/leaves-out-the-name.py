# advice: You print the digest alone. After two spaces, the name belongs on the line.
# look: 01-three-letters
import hashlib

name = input()
digits = input()
print(hashlib.sha256(bytes.fromhex(digits)).hexdigest())
