# advice: You print "notes.txt" for "  notes.txt ", because `strip` takes its spaces away. They belong to the name as it was given.
# look: 09-spaces-at-both-ends-of-the-name
import hashlib

name = input().strip()
# The digits only spell the file. Its bytes are what everybody else hashes, too.
data = bytes.fromhex(input())
print(f"{hashlib.sha256(data).hexdigest()}  {name}")
