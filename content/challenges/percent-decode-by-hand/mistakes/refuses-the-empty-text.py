# advice: For an empty text you return `None`. Nothing in it is malformed: what does the last rule of the brief say?
# look: 02-empty
HEX_DIGITS = "0123456789abcdefABCDEF"


def percent_decode(text):
    if not text:
        return None
    pieces = text.split("%")
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
