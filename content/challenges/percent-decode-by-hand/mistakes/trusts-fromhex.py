# advice: You let `bytes.fromhex` judge the two characters, but it skips spaces and makes no bytes of nothing. Which question can you ask about each character instead?
# look: 08-two-spaces-are-no-digits
def percent_decode(text):
    pieces = text.split("%")
    data = pieces[0].encode()
    for piece in pieces[1:]:
        try:
            data += bytes.fromhex(piece[:2]) + piece[2:].encode()
        except ValueError:
            return None
    try:
        return data.decode()
    except ValueError:
        return None
