# advice: You leave out the piece before the first `%`, so "fish" is missing. What does `split` put at index 0?
# look: 01-a-space-and-an-ampersand
HEX_DIGITS = "0123456789abcdefABCDEF"


def percent_decode(text):
    pieces = text.split("%")
    data = b""
    for piece in pieces[1:]:
        pair = piece[:2]
        if len(pair) < 2 or any(digit not in HEX_DIGITS for digit in pair):
            return None
        data += bytes.fromhex(pair) + piece[2:].encode()
    try:
        return data.decode()
    except ValueError:
        return None
