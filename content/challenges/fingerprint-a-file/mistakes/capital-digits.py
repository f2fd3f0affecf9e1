# advice: Your digest begins with "BA7816BF". The line that teams compare has lowercase digits, so what does `upper` do here?
# look: 01-three-letters
import hashlib

name = input()
data = bytes.fromhex(input())
print(f"{hashlib.sha256(data).hexdigest().upper()}  {name}")
