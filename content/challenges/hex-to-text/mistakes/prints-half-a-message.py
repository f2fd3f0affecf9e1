# advice: After the message, you still print "Log", the text of the digits that are left. What should the analyst see of a line that lost a digit?
# look: 03-a-lost-digit
digits = input()
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits)}")
    digits = digits[:-1]
print(bytes.fromhex(digits).decode())
