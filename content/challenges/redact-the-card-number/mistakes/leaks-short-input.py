# Line 1 should be "***" and is "123".
number = input()
print("*" * (len(number) - 4) + number[-4:])
