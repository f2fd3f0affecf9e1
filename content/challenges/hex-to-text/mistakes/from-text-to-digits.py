# advice: You go the wrong way: `encode` and `hex` turn text into digits, so the output is even longer than the input. Which two methods lead back?
# look: 01-a-request
digits = input()
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits)}")
else:
    print(digits.encode().hex())
