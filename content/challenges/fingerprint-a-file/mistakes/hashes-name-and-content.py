# advice: You hash the name together with the content, so the same file under another name gets another digest. What should the digest depend on?
# look: 05-the-same-file-under-another-name
import hashlib

name = input()
digits = input()
print(hashlib.sha256(name.encode() + bytes.fromhex(digits)).hexdigest() + "  " + name)
