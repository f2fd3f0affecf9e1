# advice: Your message ends after "odd number of digits". The analyst also wants to know how many digits there are, after a colon and a space.
# look: 03-a-lost-digit
digits = input()
if len(digits) % 2 == 1:
    print("odd number of digits")
else:
    print(bytes.fromhex(digits).decode())
