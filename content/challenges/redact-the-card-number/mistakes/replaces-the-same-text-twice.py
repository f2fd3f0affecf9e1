# advice: `replace` hides the first part wherever it occurs, so all of "77777" is gone. Only what stands in front of the last four has to go.
# look: 09-the-same-digit-five-times
number = input()
if len(number) <= 4:
    print("*" * len(number))
else:
    print(number.replace(number[:-4], "*" * (len(number) - 4)))
