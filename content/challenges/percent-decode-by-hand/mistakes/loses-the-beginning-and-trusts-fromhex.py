# advice: You never add what comes before the first `%`, here "fish". After that, look at `bytes.fromhex`: it skips spaces and takes an empty text, so it can't judge the digits for you.
# look: 01-a-space-and-an-ampersand
def percent_decode(text):
    pieces = text.split("%")
    data = b""
    for piece in pieces[1:]:
        try:
            data += bytes.fromhex(piece[:2]) + piece[2:].encode()
        except ValueError:
            return None
    try:
        return data.decode()
    except ValueError:
        return None
