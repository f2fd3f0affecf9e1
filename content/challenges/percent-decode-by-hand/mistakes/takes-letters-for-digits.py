# advice: "zz" passes your test, because `isalnum` is true for every letter and digit, and then `int` raises a ValueError. Which letters are hex digits?
# look: 03-no-hex-digits
HEX_DIGITS = "0123456789abcdefABCDEF"
def percent_decode(text):
    out = bytearray()
    i = 0
    while i < len(text):
        c = text[i]
        if c == "%":
            pair = text[i + 1 : i + 3]
            if len(pair) < 2 or not pair.isalnum():
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
