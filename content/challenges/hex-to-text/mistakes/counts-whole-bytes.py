# Line 1: expected "odd number of digits: 7", got "odd number of digits: 3".
digits = input()
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits) // 2}")
else:
    print(bytes.fromhex(digits).decode())
