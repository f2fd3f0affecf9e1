# advice: You look for the largest single flow: 900 wins against three flows of 400, which make 1200 together. Add up what each sender sent before you compare.
# look: 02-many-small-flows
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
