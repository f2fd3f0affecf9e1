# advice: Your program makes numbers of the parts before it counts them, and a blank line has one empty part: `int("")` is a ValueError. Count first.
# look: 05-a-blank-line
numbers = [int(part) for part in input().split(".")]
if len(numbers) == 4 and max(numbers) <= 255:
    print(numbers[3])
else:
    print("not an address")
