def parse(data):
    """Read a sensor's file: the letters RD, then records of a kind, a length and so many bytes."""
    if data[:2] != b"RD":
        raise ValueError("bad magic")
    readings, marks = [], {}
    position = 2
    while position < len(data):
        kind = data[position]
        length = data[position + 1]
        body = data[position + 2 : position + 2 + length]
        if kind == 1:  # a reading: the average of its bytes
            readings.append(sum(body) // length)
        elif kind == 2:  # a mark: gives the next reading a number
            marks[body[0]] = len(readings)
        elif kind == 3:  # a repetition of the reading with that number
            readings.append(readings[marks[body[0]]])
        else:
            raise ValueError("unknown kind")
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
