# Only spaces or line breaks differ from the expected output.
import hashlib

name = input()
data = bytes.fromhex(input())
print(hashlib.sha256(data).hexdigest(), name)
