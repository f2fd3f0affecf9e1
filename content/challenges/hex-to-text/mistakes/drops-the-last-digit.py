# advice: You drop the last digit of "4c6f672" and print "Log" as if nothing were missing. What should the analyst read in place of the text?
# look: 03-a-lost-digit
digits = input()
if len(digits) % 2 == 1:
    digits = digits[:-1]
print(bytes.fromhex(digits).decode())
