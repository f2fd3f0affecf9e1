# advice: You count four numbers and never look at their size, so 256 becomes a label. Compare each with 255.
# look: 03-the-last-one-is-256
parts = input().split(".")
if len(parts) == 4:
    print(int(parts[3]))
else:
    print("not an address")
