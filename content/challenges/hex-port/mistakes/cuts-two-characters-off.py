# advice: You cut off two characters in any case, so only "90" is left of "1f90". In base 16, `int` can read the prefix itself.
# look: 02-without-a-prefix
seen = int(input()[2:], 16)
rule = int(input())
print(seen)
print(f"0x{rule:04x}")
