# advice: You print 12 asterisks for every input, so nineteen digits become sixteen characters. How many are there to hide?
# look: 02-nineteen-digits
number = input()
print("*" * 12 + number[-4:])
