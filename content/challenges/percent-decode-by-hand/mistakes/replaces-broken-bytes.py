# advice: You put a replacement character where "caf%C3" isn't UTF-8, because of `errors="replace"`. That is what the brief complains about in its first sentence.
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
        return data.decode(errors="replace")
    except ValueError:
        return None
