# advice: For "4c6f672" you print nothing. Only a blank line may stay silent: what should the analyst read if a digit is missing?
# look: 03-a-lost-digit
digits = input()
# Half a byte can't be guessed, so ask before anything is converted.
if len(digits) % 2 == 1:
    pass
else:
    print(bytes.fromhex(digits).decode())
