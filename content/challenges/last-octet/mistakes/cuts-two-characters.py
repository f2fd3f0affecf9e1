# advice: You take the last two characters, and "131" loses its first digit. Dots separate the numbers, so cut there.
# look: 01-three-digits
address = input()
parts = address.split(".")
if len(parts) == 4 and all([int(part) <= 255 for part in parts]):
    print(int(address[-2:].strip(".")))
else:
    print("not an address")
