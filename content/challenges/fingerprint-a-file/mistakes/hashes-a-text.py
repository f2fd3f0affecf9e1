# advice: You give `sha256` a text, and Python raises a TypeError: it wants bytes. Which bytes do the digits of line two spell?
# look: 01-three-letters
import hashlib

name = input()
digits = input()
print(hashlib.sha256(digits).hexdigest() + "  " + name)
