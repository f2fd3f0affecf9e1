# advice: You refuse "20", because `in` looks for the two characters side by side in `HEX_DIGITS`. Ask about each of them alone.
# look: 01-a-space-and-an-ampersand
HEX_DIGITS = "0123456789abcdefABCDEF"
def percent_decode(text):
    out = bytearray()
    i = 0
    while i < len(text):
        c = text[i]
        if c == "%":
            pair = text[i + 1 : i + 3]
            if len(pair) < 2 or pair not in HEX_DIGITS:
                return None
            out.append(int(pair, 16))
            i += 3
        else:
            out += c.encode()
            i += 1
    try:
        return out.decode("utf-8")
    except UnicodeDecodeError:
        return None
