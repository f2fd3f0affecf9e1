parts = input().split(".")
# Count first: a blank line has a single part, and int can't read that one.
if len(parts) == 4 and all([int(part) <= 255 for part in parts]):
    # As a number, it has no zeros in front.
    print(int(parts[3]))
else:
    print("not an address")
