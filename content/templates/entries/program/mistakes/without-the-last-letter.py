# Line 1 should be "nerw" and is "ner".
line = input()
print(line[:0:-1])
