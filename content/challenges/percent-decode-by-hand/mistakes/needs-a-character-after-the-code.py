# advice: You refuse "caf%C3%A9", whose last code is complete: your comparison wants another character after the second digit. At which index is that digit?
# look: 02-two-bytes-for-one-character
HEX_DIGITS = "0123456789abcdefABCDEF"


def percent_decode(text):
    pieces = text.split("%")
    data = pieces[0].encode()
    for piece in pieces[1:]:
        pair = piece[:2]
        if i + 3 >= len(text) or any(digit not in HEX_DIGITS for digit in pair):
            return None
        data += bytes.fromhex(pair) + piece[2:].encode()
    try:
        return data.decode()
    except ValueError:
        return None
