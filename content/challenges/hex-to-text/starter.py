# One line of hex digits, two for each byte.
digits = input()

print(digits)
