# advice: After the message about the odd number, you go on and print the text "Log" as well. A line that lost a digit gets the message alone.
# look: 03-a-lost-digit
digits = input()
if len(digits) % 2 == 1:
    print(f"odd number of digits: {len(digits)}")
text = ""
for place in range(0, len(digits) - 1, 2):
    text += chr(int(digits[place : place + 2], 16))
print(text)
