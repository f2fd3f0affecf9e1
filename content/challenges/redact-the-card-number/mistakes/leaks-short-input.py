# Line 1: expected "***", got "123".
number = input()
print("*" * (len(number) - 4) + number[-4:])
