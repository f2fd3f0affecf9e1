# Line 1: expected "192.0.2.31 1200", got "192.0.2.44 900".
import sys

best = -1
top = ""
for line in sys.stdin:
    source, target, size = line.split()
    if int(size) > best:
        best = int(size)
        top = source

if top:
    print(top, best)
else:
    print("no traffic")
