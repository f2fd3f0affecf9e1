# advice: You make one character of each byte with `chr`, so "é" becomes "Ã©". Which method reads several bytes as one character?
# look: 02-beyond-english
digits = input()
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits)}")
else:
    text = ""
    for place in range(0, len(digits), 2):
        text += chr(int(digits[place : place + 2], 16))
    print(text)
