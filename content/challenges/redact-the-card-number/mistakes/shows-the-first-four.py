# Line 1: expected "************5678", got "9000************".
number = input()
print(number[:4] + "*" * (len(number) - 4))
