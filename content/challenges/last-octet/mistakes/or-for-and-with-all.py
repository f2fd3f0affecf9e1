# advice: With `or`, small numbers are enough, and `192.0.2` has no fourth one to print. An address needs both: four numbers, and each of them small enough.
# look: 03-the-end-is-missing
parts = input().split(".")
# Count first: a blank line has a single part, and int can't read that one.
if len(parts) == 4 or all([int(part) <= 255 for part in parts]):
    print(int(parts[3]))
else:
    print("not an address")
