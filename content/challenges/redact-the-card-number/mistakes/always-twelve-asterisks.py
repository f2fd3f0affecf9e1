# Line 1: expected "***************4567", got "************4567".
number = input()
print("*" * 12 + number[-4:])
