# advice: You print 0x01bb first. The decimal port of the first line comes first, then the hex port.
# look: 01-the-same-port-twice
seen = int(input(), 16)
rule = int(input())
print(f"0x{rule:04x}")
print(seen)
