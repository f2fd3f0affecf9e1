# advice: You read the name as hex digits, and Python raises a ValueError for "abc.txt". Which line comes first?
# look: 01-three-letters
import hashlib

digits = input()
name = input()
print(hashlib.sha256(bytes.fromhex(digits)).hexdigest() + "  " + name)
