# advice: For `192.0.2.256`, you print "not an address" and the label below it. Remember that a number was too large, and decide once after the loop.
# look: 03-the-last-one-is-256
parts = input().split(".")
if len(parts) != 4:
    print("not an address")
else:
    for part in parts:
        if int(part) > 255:
            print("not an address")
    print(int(parts[3]))
