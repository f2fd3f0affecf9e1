line = input()
print(line[::-1])
