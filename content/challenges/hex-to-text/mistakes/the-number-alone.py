# advice: For a line that lost a digit, you print only its number of digits, "7". Without the words before it, nobody knows what the number means.
# look: 03-a-lost-digit
digits = input()
# Half a byte can't be guessed, so ask before anything is converted.
if len(digits) % 2 == 1:
    print(len(digits))
else:
    print(bytes.fromhex(digits).decode())
