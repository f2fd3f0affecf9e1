# advice: You count only 0 to 9 with `isdigit`, so 38 hex digits become 33. The letters a to f are hex digits too.
# look: 01-a-request
digits = input()
count = 0
for digit in digits:
    if digit.isdigit():
        count += 1
if count % 2 == 1:
    print(f"odd number of digits: {count}")
else:
    print(bytes.fromhex(digits).decode())
