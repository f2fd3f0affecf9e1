# advice: For an unknown mark you add `None`, which says that the sensor was silent. The table has a text for each of the two cases: which ones?
# look: 03-four-crashes
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
            readings.append(sum(body) // length if length else None)
        elif kind == 2:
            marks[body[0]] = len(readings)
        else:
            index = marks.get(body[0])
            if index is None or index >= len(readings):
                readings.append(None)
            else:
                readings.append(readings[index])
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
