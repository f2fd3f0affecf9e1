# advice: You print three spaces: `print` puts one on each side of the " " between its commas. The brief wants two.
# look: 01-three-letters
import hashlib

name = input()
digits = input()
print(hashlib.sha256(bytes.fromhex(digits)).hexdigest(), " ", name)
