# advice: You show all four characters of "4321". With four or fewer there is nothing that may be shown.
# look: 03-exactly-four
number = input()
if len(number) < 4:
    print("*" * len(number))
else:
    print("*" * (len(number) - 4) + number[-4:])
