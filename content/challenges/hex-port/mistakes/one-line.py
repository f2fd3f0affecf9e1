# advice: You print both ports on one line, "443 0x01bb". Each `print` makes a line of its own.
# look: 01-the-same-port-twice
seen = int(input(), 16)
rule = int(input())
print(seen, f"0x{rule:04x}")
