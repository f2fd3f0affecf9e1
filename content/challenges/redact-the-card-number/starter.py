# One line of input: a card number.
number = input()

print(number)
