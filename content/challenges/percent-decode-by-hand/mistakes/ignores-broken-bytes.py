# advice: From "caf%C3" you return "caf": with `errors="ignore"`, `decode` drops what isn't UTF-8. A strict decoder refuses the whole text.
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
    try:
        return data.decode(errors="ignore")
    except ValueError:
        return None
