# advice: You hash a newline, `\n`, after the content. Line two spells every byte of the file, and the end of the line isn't one of them.
# look: 01-three-letters
import hashlib

name = input()
digits = input()
print(hashlib.sha256(bytes.fromhex(digits) + b"\n").hexdigest() + "  " + name)
