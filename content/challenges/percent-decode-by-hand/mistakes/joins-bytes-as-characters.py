# advice: You collect the bytes and then make a character of each one with `chr`, so "caf%C3%A9" becomes "cafÃ©". Which method decodes all of them together?
# look: 02-two-bytes-for-one-character
HEX_DIGITS = "0123456789abcdefABCDEF"


def percent_decode(text):
    pieces = text.split("%")
    data = pieces[0].encode()
    for piece in pieces[1:]:
        pair = piece[:2]
        if len(pair) < 2 or any(digit not in HEX_DIGITS for digit in pair):
            return None
        data += bytes.fromhex(pair) + piece[2:].encode()
    try:
        return "".join(chr(byte) for byte in data)
    except ValueError:
        return None
