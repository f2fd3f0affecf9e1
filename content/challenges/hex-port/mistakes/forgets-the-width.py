# advice: You print 0x1bb, but the brief asks for four hex digits, as in 0x01bb. Which part of a format fills up with zeros?
# look: 01-the-same-port-twice
seen = int(input(), 16)
rule = int(input())
print(seen)
print(hex(rule))
