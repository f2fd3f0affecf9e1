# Line 1 should be "***************4567" and is "************4567".
number = input()
print("*" * 12 + number[-4:])
