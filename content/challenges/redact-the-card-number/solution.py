number = input()
hidden = len(number) - 4
# A slice of a short text is the whole text, so short input gets a branch of its own.
if hidden <= 0:
    print("*" * len(number))
else:
    print("*" * hidden + number[-4:])
