# advice: You remove the space in front of "9000 1234", and the result is one character short. Every character counts, whatever was typed.
# look: 10-a-space-in-front
number = input().strip()
if len(number) <= 4:
    print("*" * len(number))
else:
    print("*" * (len(number) - 4) + number[-4:])
