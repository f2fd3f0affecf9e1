# Line 1: a port in hex. Line 2: a port in decimal.
seen = input()
rule = input()

print(seen)
print(rule)
