# advice: You check the first character after the `%` and not the second, so `int` fails with "4g". Both have to be hex digits.
# look: 09-one-digit-and-a-letter
HEX_DIGITS = "0123456789abcdefABCDEF"
def percent_decode(text):
    out = bytearray()
    i = 0
    while i < len(text):
        c = text[i]
        if c == "%":
            pair = text[i + 1 : i + 3]
            if len(pair) < 2 or pair[0] not in HEX_DIGITS:
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
