# advice: You never count the parts, so `192.0.2` gets the label 2. An address has exactly four numbers.
# look: 03-the-end-is-missing
parts = input().split(".")
last = int(parts[-1])
if last <= 255:
    print(last)
else:
    print("not an address")
