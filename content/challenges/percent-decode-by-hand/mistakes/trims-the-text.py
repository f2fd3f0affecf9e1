# advice: You remove the spaces at both ends with `strip`. Every character that isn't part of a code stands for itself, even there.
# look: 30-spaces-at-both-ends
HEX_DIGITS = "0123456789abcdefABCDEF"
def percent_decode(text):
    text = text.strip()
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
        return out.decode("utf-8")
    except UnicodeDecodeError:
        return None
