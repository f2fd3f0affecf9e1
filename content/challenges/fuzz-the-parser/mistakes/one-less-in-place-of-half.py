# advice: After a walk that took nothing away, you make the size one smaller. It is halved, from 7 to 3 and then to 1.
# look: 04-three-readings
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
    """The name of the crash that the data cause; None if the parser copes."""
    try:
        parse(data)
    except ValueError:
        return None
    except Exception as error:
        return type(error).__name__


def variants(sample):
    """Every input to try, in order."""
    tries = [sample]
    for position, byte in enumerate(sample):
        for value in [0x00, 0x7F, 0xFF, (byte + 1) % 256, (byte - 1) % 256]:
            tries.append(sample[:position] + bytes([value]) + sample[position + 1 :])
    for position in range(len(sample)):
        tries.append(sample[:position] + sample[position + 1 :])
    return tries + [sample[:length] for length in range(len(sample))]


def walk(data, size, crash):
    """Take away every piece of that size that the crash doesn't need."""
    position = 0
    while position < len(data):
        shorter = data[:position] + data[position + size :]
        if crash_of(shorter) == crash:
            data = shorter
        else:
            position += size
    return data


def minimize(data, crash):
    """Take away what the crash doesn't need, and set to zero what it doesn't look at."""
    size = len(data) // 2
    while size > 0:
        shorter = walk(data, size, crash)
        if shorter == data:
            size -= 1
        data = shorter
    for position in range(len(data)):
        zeroed = data[:position] + b"\x00" + data[position + 1 :]
        if crash_of(zeroed) == crash:
            data = zeroed
    return data


def fuzz(digits):
    """Each kind of crash near the sample: its name, its first input and its smallest, as hex."""
    found = {}
    for data in variants(bytes.fromhex(digits)):
        crash = crash_of(data)
        if crash and crash not in found:
            found[crash] = data
    return [[crash, data.hex(), minimize(data, crash).hex()] for crash, data in found.items()]
