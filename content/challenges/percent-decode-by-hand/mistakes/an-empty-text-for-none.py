# advice: For a malformed text you return an empty one, which is also the right answer to an empty text. Which value does the brief ask for?
# look: 03-no-hex-digits
HEX_DIGITS = "0123456789abcdefABCDEF"


def percent_decode(text):
    pieces = text.split("%")
    data = pieces[0].encode()
    for piece in pieces[1:]:
        pair = piece[:2]
        if len(pair) < 2 or any(digit not in HEX_DIGITS for digit in pair):
            return ""
        data += bytes.fromhex(pair) + piece[2:].encode()
    try:
        return data.decode()
    except ValueError:
        return ""
