# advice: You refuse a last octet of 0, but numbers from 0 on are allowed. Perhaps a plain `if` asks whether the number is true, and 0 isn't.
# look: 08-it-ends-in-zero
parts = input().split(".")
if len(parts) == 4 and all([int(part) <= 255 for part in parts]) and int(parts[3]):
    print(int(parts[3]))
else:
    print("not an address")
