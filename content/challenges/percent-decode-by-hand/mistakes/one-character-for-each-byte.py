# advice: You make a character of each byte with `chr`, so "caf%C3%A9" becomes "cafÃ©". In UTF-8, a character may take several bytes: collect all of them before you decode.
# look: 02-two-bytes-for-one-character
HEX_DIGITS = "0123456789abcdefABCDEF"


def percent_decode(text):
    pieces = text.split("%")
    decoded = pieces[0]
    for piece in pieces[1:]:
        pair = piece[:2]
        if len(pair) < 2 or any(digit not in HEX_DIGITS for digit in pair):
            return None
        decoded += chr(int(pair, 16)) + piece[2:]
    return decoded
