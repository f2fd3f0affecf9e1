# advice: The format `x` needs a number, and your `rule` is still text. Turn it into an integer first.
# look: 01-the-same-port-twice
seen = input()
rule = input()
print(int(seen, 16))
print(f"0x{rule:04x}")
