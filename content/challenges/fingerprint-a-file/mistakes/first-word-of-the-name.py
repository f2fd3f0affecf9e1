# advice: You print "disk", but the file is called "disk image 7.txt". After `split()`, only the first word of the name is left.
# look: 03-a-line-break-counts
import hashlib

name = input().split()[0]
data = bytes.fromhex(input())
print(f"{hashlib.sha256(data).hexdigest()}  {name}")
