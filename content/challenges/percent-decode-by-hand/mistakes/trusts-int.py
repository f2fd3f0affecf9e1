# advice: You let `int` judge the two characters, and it reads "+4" as 4. It also forgives spaces, so which question can you ask about each character?
# look: 06-a-sign-is-no-digit
def percent_decode(text):
    data = b""
    place = 0
    while place < len(text):
        if text[place] != "%":
            data += text[place].encode()
            place += 1
            continue
        pair = text[place + 1 : place + 3]
        if len(pair) < 2:
            return None
        try:
            data += bytes([int(pair, 16)])
        except ValueError:
            return None
        place += 3
    try:
        return data.decode()
    except ValueError:
        return None
