# advice: With `or`, one of your two conditions is enough, and the 2 of `192.0.2` is small. An address needs both.
# look: 03-the-end-is-missing
parts = input().split(".")
if len(parts) == 4 or int(parts[-1]) <= 255:
    print(int(parts[-1]))
else:
    print("not an address")
