# Only uppercase and lowercase letters differ from the expected output.
import hashlib

name = input()
data = bytes.fromhex(input())
print(f"{hashlib.sha256(data).hexdigest().upper()}  {name}")
