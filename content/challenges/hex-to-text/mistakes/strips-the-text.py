# A hidden test failed. Check the brief for inputs that the visible tests do not show.
digits = input()
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits)}")
else:
    print(bytes.fromhex(digits).decode().strip())
