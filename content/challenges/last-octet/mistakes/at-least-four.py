# advice: You refuse fewer than four numbers, and let five pass. "Exactly four" has two ends.
# look: 07-five-numbers
# One line of input, such as 192.0.2.20
address = input()

parts = address.split(".")
if len(parts) < 4:
    print("not an address")
else:
    too_big = [part for part in parts if int(part) > 255]
    if too_big:
        print("not an address")
    else:
        print(int(parts[-1]))
