# title: A generator of inputs and a question to ask
# why: The shrinking knows nothing about the parser: it asks a function whether the bug is still there. The same two functions shrink the input of any program.
from functools import partial
from itertools import chain


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


def shows(crash, data):
    """Tell whether the data cause the crash of that name."""
    return crash_of(data) == crash


def crash_of(data):
    """The name of the crash that the data cause; None if the parser copes."""
    try:
        parse(data)
    except Exception as error:
        name = type(error).__name__
        return None if name == "ValueError" else name


def replaced(data, position, piece, width=1):
    """The data with another piece in place of so many bytes."""
    return b"".join((data[:position], piece, data[position + width :]))


def variants(sample):
    """Yield every input to try, in order."""
    places = range(len(sample))
    changes = ((0, 0), (0, 127), (0, 255), (1, 1), (1, 255))
    yield sample
    yield from (
        replaced(sample, place, bytes([(keep * sample[place] + value) & 255]))
        for place in places
        for keep, value in changes
    )
    yield from chain((replaced(sample, place, b"") for place in places), (sample[:end] for end in places))


def shrink(data, is_same, size, position=0, has_changed=False):
    """Take away pieces of that size, then smaller ones, as long as the question is answered with yes."""
    while size:
        if position >= len(data):
            size, position, has_changed = size if has_changed else size // 2, 0, False
        elif is_same(shorter := replaced(data, position, b"", size)):
            data, has_changed = shorter, True
        else:
            position += size
    return data


def clear(data, is_same):
    """Set to zero what the question doesn't look at."""
    for position, _ in enumerate(data):
        cleared = replaced(data, position, b"\0")
        data = cleared if is_same(cleared) else data
    return data


def fuzz(digits):
    """Each kind of crash near the sample: its name, its first input and its smallest, as hex."""
    tries = list(variants(bytes.fromhex(digits)))
    first = dict(zip(map(crash_of, reversed(tries)), reversed(tries)))
    names = dict.fromkeys(filter(None, map(crash_of, tries)))
    report = []
    for name in names:
        is_same = partial(shows, name)
        smallest = clear(shrink(first[name], is_same, len(first[name]) // 2), is_same)
        report.append([name, first[name].hex(), smallest.hex()])
    return report
