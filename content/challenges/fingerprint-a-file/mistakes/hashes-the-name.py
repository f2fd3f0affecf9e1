# advice: Your digest is that of the name "abc.txt". What should be hashed is on line two.
# look: 01-three-letters
import hashlib

name = input()
digits = input()
print(hashlib.sha256(name.encode()).hexdigest() + "  " + name)
