# advice: Your digest of "abc" begins with a9993e36 and has 40 digits, which is what `sha1` gives. Which function gives 64?
# look: 01-three-letters
import hashlib

name = input()
data = bytes.fromhex(input())
print(f"{hashlib.sha1(data).hexdigest()}  {name}")
