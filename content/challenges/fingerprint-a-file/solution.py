import hashlib

name = input()
# The digits only spell the file. Its bytes are what everybody else hashes, too.
data = bytes.fromhex(input())
print(f"{hashlib.sha256(data).hexdigest()}  {name}")
