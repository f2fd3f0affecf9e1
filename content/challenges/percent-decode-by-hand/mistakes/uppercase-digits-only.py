# advice: You refuse `%c3`, because your list of hex digits ends at "F" and has no lowercase ones. The brief allows both.
# look: 03-small-and-capital-digits
HEX_DIGITS = "0123456789ABCDEF"


def percent_decode(text):
    """Return the decoded text, or None when it is malformed."""
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
