# Line 1: expected "nerw", got "ner".
line = input()
print(line[:0:-1])
