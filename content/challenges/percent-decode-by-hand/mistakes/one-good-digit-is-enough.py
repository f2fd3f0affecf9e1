# advice: With `and`, you refuse a pair only if both characters are wrong, so "4g" gets through. How many wrong ones make it malformed?
# look: 09-one-digit-and-a-letter
HEX_DIGITS = "0123456789abcdefABCDEF"
def percent_decode(text):
    out = bytearray()
    i = 0
    while i < len(text):
        c = text[i]
        if c == "%":
            pair = text[i + 1 : i + 3]
            if len(pair) < 2 or (pair[0] not in HEX_DIGITS and pair[1] not in HEX_DIGITS):
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
