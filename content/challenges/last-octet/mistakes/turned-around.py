# advice: You print "not an address" for 192.0.2.20, which is one, and look for the fourth number in the others. Which branch belongs to a condition that is true?
# look: 01-a-label
parts = input().split(".")
# Count first: a blank line has a single part, and int can't read that one.
if len(parts) == 4 and all([int(part) <= 255 for part in parts]):
    print("not an address")
else:
    print(int(parts[3]))
