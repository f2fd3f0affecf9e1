# advice: Your function gives back `None` every time, for "fish" as well. Does it print its result, or end without a `return`?
# look: 01-a-space-and-an-ampersand
HEX_DIGITS = "0123456789abcdefABCDEF"
def percent_decode(text):
    out = bytearray()
    i = 0
    while i < len(text):
        c = text[i]
        if c == "%":
            pair = text[i + 1 : i + 3]
            if len(pair) < 2 or pair[0] not in HEX_DIGITS or pair[1] not in HEX_DIGITS:
                return None
            out.append(int(pair, 16))
            i += 3
        else:
            out += c.encode()
            i += 1
    try:
        print(out.decode("utf-8"))
    except UnicodeDecodeError:
        return None
