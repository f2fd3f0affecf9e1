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


def crash_of(data):
    """The class of the crash that the data cause; None if the parser copes."""
    try:
        parse(data)
    except Exception as error:
        return None if isinstance(error, ValueError) else type(error)
    return None


def smaller(data, crash):
    """The input without what this crash doesn't need."""
    size = len(data) // 2
    while size:
        before, position = data, 0
        while position < len(data):
            candidate = data[:position] + data[position + size :]
            if crash_of(candidate) is crash:
                data = candidate
            else:
                position += size
        if data == before:
            size //= 2
    for position in range(len(data)):
        candidate = data[:position] + bytes(1) + data[position + 1 :]
        if crash_of(candidate) is crash:
            data = candidate
    return data


def fuzz(digits):
    """Each kind of crash near the sample, reported as soon as it is found."""
    sample = bytes.fromhex(digits)
    report, known = [], set()

    def attempt(data):
        crash = crash_of(data)
        if crash is not None and crash not in known:
            known.add(crash)
            report.append([crash.__name__, data.hex(), smaller(data, crash).hex()])

    attempt(sample)
    for position in range(len(sample)):
        for value in (0, 127, 255, (sample[position] + 1) & 255, (sample[position] - 1) & 255):
            damaged = bytearray(sample)
            damaged[position] = value
            attempt(bytes(damaged))
    for position in range(len(sample)):
        attempt(sample[:position] + sample[position + 1 :])
    for length in range(len(sample)):
        attempt(sample[:length])
    return report
