# advice: `print` puts one space between the digest and "abc.txt". The line of `sha256sum` has two.
# look: 01-three-letters
import hashlib

name = input()
data = bytes.fromhex(input())
print(hashlib.sha256(data).hexdigest(), name)
