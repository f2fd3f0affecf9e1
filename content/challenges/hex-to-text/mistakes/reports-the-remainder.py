# advice: You report "odd number of digits: 1" for seven digits: that's the remainder of the division by 2. Which function tells how many there are?
# look: 03-a-lost-digit
digits = input()
# Half a byte can't be guessed, so ask before anything is converted.
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits) % 2}")
else:
    print(bytes.fromhex(digits).decode())
