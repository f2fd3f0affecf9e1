# advice: You print the digest as bytes, with `b` and `\x` in front: `digest()` returns bytes. Which method spells them as hex digits?
# look: 01-three-letters
import hashlib

name = input()
digits = input()
print(f"{hashlib.sha256(bytes.fromhex(digits)).digest()}  {name}")
