# advice: You read the first line in base 10, so "0x1bb" ends with a ValueError. `int` takes the base as its second value.
# look: 01-the-same-port-twice
seen = int(input())
rule = int(input())
print(seen)
print(f"0x{rule:04x}")
