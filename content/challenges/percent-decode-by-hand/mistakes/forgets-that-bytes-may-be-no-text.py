# advice: With "caf%C3", `decode` raises a UnicodeDecodeError and your function ends with it. What should the caller get if the bytes are not UTF-8?
# look: 13-half-a-character
HEX_DIGITS = "0123456789abcdefABCDEF"


def percent_decode(text):
    pieces = text.split("%")
    data = pieces[0].encode()
    for piece in pieces[1:]:
        pair = piece[:2]
        if len(pair) < 2 or any(digit not in HEX_DIGITS for digit in pair):
            return None
        data += bytes.fromhex(pair) + piece[2:].encode()
    return data.decode()
