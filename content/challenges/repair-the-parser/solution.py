KINDS = (1, 2, 3)


def record_at(data, position):
    """The kind and the body of the record at an offset. No length is believed before it's checked."""
    start = position + 2
    if start > len(data) or start + data[position + 1] > len(data):
        raise ValueError(f"cut off at {position}")
    return data[position], data[start : start + data[position + 1]]


def repeated(readings, marks, number, position):
    """The reading with that number; a reason if there isn't one yet."""
    if number not in marks:
        raise ValueError(f"unknown mark at {position}")
    index = marks[number]
    # A mark remembers the place of a reading that may never come.
    if index >= len(readings):
        raise ValueError(f"nothing marked at {position}")
    return readings[index]


def parse(data):
    """The readings of a sensor's file."""
    if data[:2] != b"RD":
        raise ValueError("bad magic")
    readings, marks = [], {}
    position = 2
    while position < len(data):
        kind, body = record_at(data, position)
        if kind not in KINDS:
            raise ValueError(f"unknown kind at {position}")
        if kind == 1:
            readings.append(sum(body) // len(body) if body else None)
        elif not body:
            raise ValueError(f"empty body at {position}")
        elif kind == 2:
            marks[body[0]] = len(readings)
        else:
            readings.append(repeated(readings, marks, body[0], position))
        position += 2 + len(body)
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
