# advice: You try the five values of a byte in ascending order, so `00` is followed by the smallest of the others. The order of the table decides which input shows a crash first.
# look: 02-a-mark-and-a-repetition
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
    try:
        parse(data)
    except ValueError:
        return None
    except Exception as error:
        return type(error).__name__
    return None


def inputs(sample):
    yield sample
    for i, value in enumerate(sample):
        for new in sorted({0, 0x7F, 0xFF, (value + 1) % 256, (value - 1) % 256}):
            yield sample[:i] + bytes([new]) + sample[i + 1:]
    for i in range(len(sample)):
        yield sample[:i] + sample[i + 1:]
    for n in range(len(sample)):
        yield sample[:n]


def shrink(data, name):
    size = len(data) // 2
    while size > 0:
        took = False
        position = 0
        while position < len(data):
            smaller = data[:position] + data[position + size:]
            if crash_of(smaller) == name:
                data = smaller
                took = True
            else:
                position += size
        if not took:
            size //= 2
    for i in range(len(data)):
        zeroed = data[:i] + b"\0" + data[i + 1:]
        if crash_of(zeroed) == name:
            data = zeroed
    return data


def fuzz(digits):
    first = {}
    for data in inputs(bytes.fromhex(digits)):
        name = crash_of(data)
        if name and name not in first:
            first[name] = data
    return [[name, data.hex(), shrink(data, name).hex()] for name, data in first.items()]
