# Line 1: expected "nerw", got "wren".
print(input())
