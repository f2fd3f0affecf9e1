# advice: You turn the hex digits into lowercase and hash them as characters: six for "616263". They spell three bytes, and those are the file.
# look: 01-three-letters
import hashlib

name = input()
digits = input()
print(hashlib.sha256(digits.lower().encode()).hexdigest() + "  " + name)
