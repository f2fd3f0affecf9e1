# advice: You print four asterisks, however many digits are hidden, so sixteen digits become eight characters. How many characters should come out?
# look: 01-sixteen-digits
number = input()
hidden = len(number) - 4
if hidden <= 0:
    print("*" * len(number))
else:
    print("****" + number[-4:])
