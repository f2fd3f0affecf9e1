# advice: `lstrip("0x")` takes characters away, not a prefix: it stops at the X of "0X", and nothing is left of "0x0". `int` can read the prefix itself.
# look: 07-port-zero-both-ways
seen = input()
rule = input()
print(int(seen.lstrip("0x"), 16))
print(f"0x{int(rule):04x}")
