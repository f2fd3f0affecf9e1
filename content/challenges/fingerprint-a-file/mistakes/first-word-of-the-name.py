# Line 1: expected "edeaaff3f1774ad2888673770c6d64097e391bc362d7d6fb34982ddf0efd18cb  disk image 7.txt", got "edeaaff3f1774ad2888673770c6d64097e391bc362d7d6fb34982ddf0efd18cb  disk".
import hashlib

name = input().split()[0]
data = bytes.fromhex(input())
print(f"{hashlib.sha256(data).hexdigest()}  {name}")
