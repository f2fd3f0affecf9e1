# advice: You report "odd number of digits: 38", and 38 is even. What does `% 2` give for an even number?
# look: 01-a-request
digits = input()
if len(digits) % 2 == 0:
    print(f"odd number of digits: {len(digits)}")
else:
    print(bytes.fromhex(digits).decode())
