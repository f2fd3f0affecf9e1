# advice: You print 007, the text as it was typed. Which function makes a number of it, so that the zeros in front are gone?
# look: 02-zeros-in-front
parts = input().split(".")
if len(parts) == 4 and all([int(part) <= 255 for part in parts]):
    print(parts[3])
else:
    print("not an address")
