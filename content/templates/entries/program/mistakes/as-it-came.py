# Line 1 should be "nerw" and is "wren".
print(input())
