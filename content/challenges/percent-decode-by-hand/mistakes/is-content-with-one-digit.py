# advice: At the end of "100%4", your slice holds a single digit, and `int` reads it all the same. How many characters have to follow a `%`, and which ones?
# look: 05-one-digit-at-the-end
def percent_decode(text):
    out = b""
    i = 0
    while i < len(text):
        if text[i] == "%":
            try:
                out += bytes([int(text[i + 1 : i + 3], 16)])
            except ValueError:
                return None
            i += 3
        else:
            out += text[i].encode()
            i += 1
    try:
        return out.decode()
    except UnicodeDecodeError:
        return None
