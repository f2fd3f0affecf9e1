# title: Feed the hash piece by piece
# why: `update` takes one piece after the other and arrives at the same digest. That is how a file is hashed that is larger than memory.
import hashlib

name = input()
digits = input()
fingerprint = hashlib.sha256()
for place in range(0, len(digits), 2):
    fingerprint.update(bytes([int(digits[place : place + 2], 16)]))
print(fingerprint.hexdigest() + "  " + name)
