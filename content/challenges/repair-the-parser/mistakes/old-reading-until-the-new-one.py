# advice: After a second mark with the same number, you still repeat the reading of the first one, 170, although nothing follows the new mark yet. When does the first mark stop counting?
# look: 11-a-number-that-is-given-twice
def take(marks, waiting, reading):
    for number in waiting:
        marks[number] = reading
    waiting.clear()


def parse(data):
    if data[:2] != b"RD":
        raise ValueError("bad magic")
    readings, marks, waiting = [], {}, []
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
            readings.append(sum(body) // length if length else None)
            take(marks, waiting, readings[-1])
        elif kind == 2:
            waiting.append(body[0])
            marks.setdefault(body[0], "nothing")
        else:
            if body[0] not in marks:
                raise ValueError(f"unknown mark at {start}")
            if marks[body[0]] == "nothing":
                raise ValueError(f"nothing marked at {start}")
            readings.append(marks[body[0]])
            take(marks, waiting, readings[-1])
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
