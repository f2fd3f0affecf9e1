# Line 1 should be "odd number of digits: 7" and is "odd number of digits: 3".
digits = input()
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits) // 2}")
else:
    print(bytes.fromhex(digits).decode())
