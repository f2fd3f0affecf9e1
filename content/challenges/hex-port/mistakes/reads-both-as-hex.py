# advice: You read the second line as hex too, so 443 becomes 0x0443. That line is in decimal: which base does `int` use by itself?
# look: 01-the-same-port-twice
seen = int(input(), 16)
rule = int(input(), 16)
print(seen)
print(f"0x{rule:04x}")
