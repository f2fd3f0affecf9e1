# advice: You remove spaces around the whole line with `strip`, so the name "  notes.txt " loses the one at its end. It belongs to the name.
# look: 09-spaces-at-both-ends-of-the-name
import hashlib

name = input()
digits = input()
print((hashlib.sha256(bytes.fromhex(digits)).hexdigest() + "  " + name).strip())
