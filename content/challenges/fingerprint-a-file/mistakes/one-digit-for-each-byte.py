# advice: You make one byte of each hex digit, six for "616263". How many digits spell a byte?
# look: 01-three-letters
import hashlib

name = input()
digits = input()
print(hashlib.sha256(bytes(int(digit, 16) for digit in digits)).hexdigest() + "  " + name)
