# advice: You show five digits, "45678". Count the last four from the end: where does your loop or slice begin to show them?
# look: 01-sixteen-digits
number = input()
hidden = len(number) - 4
if hidden <= 0:
    print("*" * len(number))
else:
    print("*" * (hidden - 1) + number[-5:])
