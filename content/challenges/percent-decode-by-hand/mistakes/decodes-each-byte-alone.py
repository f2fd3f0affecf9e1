# advice: You decode every byte of "%C3%A9" by itself, and neither of them is a character. Wait until you have all the bytes.
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
            try:
                out += bytes([int(pair, 16)]).decode().encode()
            except UnicodeDecodeError:
                return None
            i += 3
        else:
            out += c.encode()
            i += 1
    try:
        return out.decode("utf-8")
    except UnicodeDecodeError:
        return None
