# advice: You make a space of "%20", and then add "20" as plain characters as well. How far do you have to go on after a code of three characters?
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
            i += 1
        else:
            out += c.encode()
            i += 1
    try:
        return out.decode("utf-8")
    except UnicodeDecodeError:
        return None
