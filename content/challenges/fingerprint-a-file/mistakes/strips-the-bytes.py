# advice: You remove a newline from the end of the bytes with `strip`, and the digest is that of another file. Every byte of a file counts.
# look: 03-a-line-break-counts
import hashlib

name = input()
digits = input()
print(hashlib.sha256(bytes.fromhex(digits).strip()).hexdigest() + "  " + name)
