# advice: You turn every IndexError into "cut off", but an empty body and a mark without a reading raise one too, and a body that's too short raises none. Ask each question of the table by itself.
# look: 03-four-crashes
def parse(data):
    if data[:2] != b"RD":
        raise ValueError("bad magic")
    readings, marks = [], {}
    position = 2
    while position < len(data):
        try:
            kind = data[position]
            length = data[position + 1]
            body = data[position + 2 : position + 2 + length]
            if kind == 1:
                readings.append(sum(body) // length if body else None)
            elif kind == 2:
                marks[body[0]] = len(readings)
            elif kind == 3:
                readings.append(readings[marks[body[0]]])
            else:
                raise ValueError(f"unknown kind at {position}")
        except IndexError:
            raise ValueError(f"cut off at {position}")
        except KeyError:
            raise ValueError(f"unknown mark at {position}")
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
