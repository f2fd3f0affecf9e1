# advice: You ask for `parts[3]` before you know that there are four parts, and `192.0.2` ends with an IndexError. Count them first.
# look: 03-the-end-is-missing
parts = input().split(".")
last = int(parts[3])
if len(parts) == 4 and all([int(part) <= 255 for part in parts]):
    print(last)
else:
    print("not an address")
