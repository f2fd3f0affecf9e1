# advice: You show 9000, the first four digits, and hide the others. The support desk needs the other end.
# look: 01-sixteen-digits
number = input()
print(number[:4] + "*" * (len(number) - 4))
