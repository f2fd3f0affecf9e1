# advice: For an empty file you leave out the digest. Even zero bytes have one: it begins with e3b0c442.
# look: 02-an-empty-file
import hashlib

name = input()
digits = input()
if not digits:
    print("  " + name)
else:
    print(hashlib.sha256(bytes.fromhex(digits)).hexdigest() + "  " + name)
