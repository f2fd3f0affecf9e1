# Line 1 should be "************5678" and is "9000************".
number = input()
print(number[:4] + "*" * (len(number) - 4))
