# advice: Every character after the `%` of "100%4" is a hex digit, so `any` finds no fault, but there is only one. What else has to be true of a pair?
# look: 05-one-digit-at-the-end
HEX_DIGITS = "0123456789abcdefABCDEF"


def percent_decode(text):
    """Return the decoded text, or None when it is malformed."""
    pieces = text.split("%")
    data = pieces[0].encode()
    for piece in pieces[1:]:
        pair = piece[:2]
        if any(digit not in HEX_DIGITS for digit in pair):
            return None
        data += bytes([int(pair, 16)]) + piece[2:].encode()
    try:
        return data.decode()
    except ValueError:
        return None
