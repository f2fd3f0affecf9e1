# advice: Your errors don't say where the bad record is. `P` in the table stands for a number: the offset of its kind byte.
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
            raise ValueError(f"cut off")
        length = data[position + 1]
        body = data[position + 2 : position + 2 + length]
        if len(body) < length:
            raise ValueError(f"cut off")
        if kind not in (1, 2, 3):
            raise ValueError(f"unknown kind")
        if kind != 1 and length == 0:
            raise ValueError(f"empty body")
        if kind == 1:
            readings.append(sum(body) // length if length else None)
        elif kind == 2:
            marks[body[0]] = len(readings)
        else:
            if body[0] not in marks:
                raise ValueError(f"unknown mark")
            if marks[body[0]] >= len(readings):
                raise ValueError(f"nothing marked")
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
