# advice: You print 0xBEEF for 48879. The brief asks for lowercase hex digits, and the letter of the format decides.
# look: 03-uppercase-letters
seen = int(input(), 16)
rule = int(input())
print(seen)
print(f"0x{rule:04X}")
