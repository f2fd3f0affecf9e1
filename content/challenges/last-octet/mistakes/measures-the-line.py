# advice: You count dots and the characters of the line, but `192.0.2.256` has as many as an address can have. Each number has to be compared with 255.
# look: 03-the-last-one-is-256
parts = input().split(".")
# Count first: a blank line has a single part, and int can't read that one.
if len(parts) == 4 and len(".".join(parts)) <= 15:
    print(int(parts[3]))
else:
    print("not an address")
