# advice: A `%` at the end stops your function with an IndexError, because the character after it isn't there. How can you find out before you read it?
# look: 04-a-percent-sign-at-the-end
HEX_DIGITS = "0123456789abcdefABCDEF"
def percent_decode(text):
    out = bytearray()
    i = 0
    while i < len(text):
        c = text[i]
        if c == "%":
            pair = text[i + 1 : i + 3]
            if text[i + 1] not in HEX_DIGITS or text[i + 2] not in HEX_DIGITS:
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
