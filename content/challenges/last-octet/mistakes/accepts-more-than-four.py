# advice: You accept five numbers, as in `192.0.2.20.5`. "Exactly four" refuses too many as well as too few.
# look: 07-five-numbers
parts = input().split(".")
if len(parts) < 4:
    print("not an address")
elif all([int(part) <= 255 for part in parts]):
    print(int(parts[3]))
else:
    print("not an address")
