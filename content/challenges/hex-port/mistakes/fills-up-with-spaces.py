# advice: Your hex port has a gap: "0x 1bb". Without a 0 in front, the width 4 is filled up with spaces.
# look: 01-the-same-port-twice
seen = int(input(), 16)
rule = int(input())
print(seen)
print(f"0x{rule:4x}")
