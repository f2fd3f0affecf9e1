# advice: Every exception is a refusal now, so the valid file `52440100` is refused as well. Check before you use a number, and catch nothing that you don't expect.
# look: 02-a-silent-sensor
KINDS = (1, 2, 3)


def records(data):
    """Yield the offset, the kind and the body of each record. No length is believed before it's checked."""
    position = 2
    while position < len(data):
        body_at = position + 2
        end = body_at + data[position + 1] if body_at <= len(data) else None
        if end is None or end > len(data):
            raise ValueError(f"cut off at {position}")
        yield position, data[position], data[body_at:end]
        position = end


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
    for position, kind, body in records(data):
        if kind not in KINDS:
            raise ValueError(f"unknown kind at {position}")
        if kind == 1:
            try:
                readings.append(sum(body) // len(body))
            except Exception:
                raise ValueError(f"cut off at {position}")
            continue
        if not body:
            raise ValueError(f"empty body at {position}")
        if kind == 2:
            marks[body[0]] = len(readings)
        else:
            readings.append(repeated(readings, marks, body[0], position))
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
