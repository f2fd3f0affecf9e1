# advice: You show a period for every byte outside ASCII, so "é" becomes "..". This isn't a hexdump: which encoding turns several bytes into one character?
# look: 02-beyond-english
digits = input()
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits)}")
else:
    text = ""
    for place in range(0, len(digits), 2):
        value = int(digits[place : place + 2], 16)
        text += chr(value) if 32 <= value < 127 else "."
    print(text)
