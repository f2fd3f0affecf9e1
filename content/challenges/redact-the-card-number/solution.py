number = input()
hidden = len(number) - 4
if hidden <= 0:
    print("*" * len(number))
else:
    print("*" * hidden + number[-4:])
