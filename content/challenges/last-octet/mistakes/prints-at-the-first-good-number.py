# advice: Your loop prints the label at the first number that fits and stops there, so the 256 of `192.0.2.256` is never compared. Print after the loop, once all four have passed.
# look: 03-the-last-one-is-256
parts = input().split(".")
# Count first: a blank line has a single part, and int can't read that one.
if len(parts) == 4:
    for part in parts:
        if int(part) > 255:
            print("not an address")
        else:
            print(int(parts[3]))
            break
else:
    print("not an address")
