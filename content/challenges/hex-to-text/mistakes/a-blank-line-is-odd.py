# advice: You report "odd number of digits: 0" for a blank line, but 0 is even: no digit is missing there. What do no bytes stand for?
# look: 03-blank
digits = input()
if digits == "" or len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits)}")
else:
    print(bytes.fromhex(digits).decode())
