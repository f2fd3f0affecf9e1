# advice: You refuse "caf%C3%A9", because `ascii` knows no byte above 7f. In which encoding do the bytes have to be valid?
# look: 02-two-bytes-for-one-character
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
        return out.decode("ascii")
    except UnicodeDecodeError:
        return None
