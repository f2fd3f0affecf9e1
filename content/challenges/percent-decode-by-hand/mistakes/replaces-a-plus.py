# advice: You turn the plus of "a+b" into a space, which is a rule of HTML forms. What does the brief say about `+`?
# look: 11-a-plus-stays
HEX_DIGITS = "0123456789abcdefABCDEF"


def percent_decode(text):
    pieces = text.replace("+", " ").split("%")
    data = pieces[0].encode()
    for piece in pieces[1:]:
        pair = piece[:2]
        if len(pair) < 2 or any(digit not in HEX_DIGITS for digit in pair):
            return None
        data += bytes.fromhex(pair) + piece[2:].encode()
    try:
        return data.decode()
    except ValueError:
        return None
