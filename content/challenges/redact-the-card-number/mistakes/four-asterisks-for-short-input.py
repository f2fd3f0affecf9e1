# advice: You print four asterisks for "123". The length stays the same, also for short input.
# look: 03-three-digits
number = input()
hidden = len(number) - 4
if hidden <= 0:
    print("****")
else:
    print("*" * hidden + number[-4:])
