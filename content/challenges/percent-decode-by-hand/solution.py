HEX_DIGITS = "0123456789abcdefABCDEF"


def percent_decode(text):
    """Return the decoded text, or None when it is malformed."""
    pieces = text.split("%")
    data = pieces[0].encode()
    for piece in pieces[1:]:
        # Judge the digits here: `int` and `fromhex` forgive signs and spaces.
        pair = piece[:2]
        if len(pair) < 2 or any(digit not in HEX_DIGITS for digit in pair):
            return None
        data += bytes.fromhex(pair) + piece[2:].encode()
    # Only now, because a character may arrive in several pieces.
    try:
        return data.decode()
    except ValueError:
        return None
