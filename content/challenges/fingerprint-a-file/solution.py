import hashlib

name = input()
data = bytes.fromhex(input())
print(f"{hashlib.sha256(data).hexdigest()}  {name}")
