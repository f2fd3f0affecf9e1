# advice: With base 0, Python takes the base from the prefix, and "1f90" has none. Here it is always hex, so name the base yourself.
# look: 02-without-a-prefix
seen = int(input(), 0)
rule = int(input())
print(seen)
print(f"0x{rule:04x}")
