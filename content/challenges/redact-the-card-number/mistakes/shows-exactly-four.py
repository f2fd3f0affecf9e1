# A hidden test failed. Check the brief for inputs that the visible tests do not show.
number = input()
if len(number) < 4:
    print("*" * len(number))
else:
    print("*" * (len(number) - 4) + number[-4:])
