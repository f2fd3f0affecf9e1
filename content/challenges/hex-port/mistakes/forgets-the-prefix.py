# advice: You print 01bb without its prefix. The format `x` writes only the digits, so the 0x in front is up to you.
# look: 01-the-same-port-twice
seen = int(input(), 16)
rule = int(input())
print(seen)
print(f"{rule:04x}")
