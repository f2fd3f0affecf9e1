# int accepts a prefix that fits the base, and it is fine without one.
seen = int(input(), 16)
rule = int(input())
print(seen)
print(f"0x{rule:04x}")
