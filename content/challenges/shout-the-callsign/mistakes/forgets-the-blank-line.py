# The program printed nothing.
print(input().strip().upper())
