# advice: You print all of "123": the last four characters of a short text are the whole text. What is the rule for short input?
# look: 03-three-digits
number = input()
print("*" * (len(number) - 4) + number[-4:])
