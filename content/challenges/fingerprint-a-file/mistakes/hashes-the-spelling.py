# advice: Your digest begins with 86900f25: you hash the six characters "616263" with `encode`. They spell three bytes, and those are the file.
# look: 01-three-letters
import hashlib

name = input()
digits = input()
print(f"{hashlib.sha256(digits.encode()).hexdigest()}  {name}")
