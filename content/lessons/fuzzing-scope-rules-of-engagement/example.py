def parse(data):
    """A name: its length in one byte, its letters, and a byte for the color."""
    length = data[0]
    name = data[1 : 1 + length].decode("ascii")
    color = ["red", "amber", "green"][data[1 + length]]
    return name, color


def outcome(data):
    try:
        parse(data)
    except ValueError as error:
        return f"refused: {type(error).__name__}"
    except Exception as error:
        return f"CRASH: {type(error).__name__}: {error}"
    return "accepted"


good = b"\x04wren\x02"
tries = [good[:length] for length in range(len(good) + 1)]
tries += [b"9" + good[1:], b"\x04wre\xff\x02", b"\x04wren\x03"]
for data in tries:
    print(data, outcome(data))
