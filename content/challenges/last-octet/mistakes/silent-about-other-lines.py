# advice: You print nothing for `192.0.2`. A line that isn't an address gets an answer too.
# look: 03-the-end-is-missing
parts = input().split(".")
# Count first: a blank line has a single part, and int can't read that one.
if len(parts) == 4 and all([int(part) <= 255 for part in parts]):
    print(int(parts[3]))

