# advice: You take `%%` for a percent sign, as some formats do. Here two hex digits have to follow each of them.
# look: 19-two-percent-signs
HEX_DIGITS = "0123456789abcdefABCDEF"
def percent_decode(text):
    out = bytearray()
    i = 0
    while i < len(text):
        c = text[i]
        if c == "%":
            if text[i + 1 : i + 2] == "%":
                out += b"%"
                i += 2
                continue
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
