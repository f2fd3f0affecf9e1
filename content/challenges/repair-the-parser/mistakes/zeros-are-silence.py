# advice: You turn a reading of zero bytes into `None`, because `if` takes their sum of 0 for false. A sensor is silent only if its body is empty.
# look: 27-a-reading-of-zeros
def parse(data):
    if data[:2] != b"RD":
        raise ValueError("bad magic")
    readings, marks = [], {}
    position = 2
    while position < len(data):
        start = position
        kind = data[position]
        if position + 1 >= len(data):
            raise ValueError(f"cut off at {start}")
        length = data[position + 1]
        body = data[position + 2 : position + 2 + length]
        if len(body) < length:
            raise ValueError(f"cut off at {start}")
        if kind not in (1, 2, 3):
            raise ValueError(f"unknown kind at {start}")
        if kind != 1 and length == 0:
            raise ValueError(f"empty body at {start}")
        if kind == 1:
            readings.append(sum(body) // length if sum(body) else None)
        elif kind == 2:
            marks[body[0]] = len(readings)
        else:
            if body[0] not in marks:
                raise ValueError(f"unknown mark at {start}")
            if marks[body[0]] >= len(readings):
                raise ValueError(f"nothing marked at {start}")
            readings.append(readings[marks[body[0]]])
        position += 2 + length
    return readings


def read_files(files):
    """What each file leads to, given as hex digits. Leave this function as it is."""
    results = []
    for digits in files:
        try:
            results.append(parse(bytes.fromhex(digits)))
        except ValueError as error:
            results.append(f"refused: {error}")
    return results
