# advice: You decode "%2541" twice, which makes "A" of it. An attacker hides a path behind a second layer just like that, so decode once.
# look: 04-only-once
HEX_DIGITS = "0123456789abcdefABCDEF"


def percent_decode(text):
    pieces = text.split("%")
    data = pieces[0].encode()
    for piece in pieces[1:]:
        pair = piece[:2]
        if len(pair) < 2 or any(digit not in HEX_DIGITS for digit in pair):
            return None
        data += bytes.fromhex(pair) + piece[2:].encode()
    try:
        decoded = data.decode()
        return percent_decode(decoded) if "%" in decoded else decoded
    except ValueError:
        return None
