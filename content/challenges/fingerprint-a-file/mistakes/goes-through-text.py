# advice: Your program makes text of the bytes with `decode` and `encode` again, and the byte "d3" on its own gets lost on the way. A file need not be text: what does `fromhex` give you already?
# look: 01-one-byte
import hashlib

name = input()
# The digits only spell the file. Its bytes are what everybody else hashes, too.
data = bytes.fromhex(input()).decode(errors="ignore").encode()
print(f"{hashlib.sha256(data).hexdigest()}  {name}")
