# title: A reader that refuses to go past the end
# why: Only one method touches the bytes, so only one place can run past the end. Each kind is a method that trusts what it gets, and a mark points at nothing until its reading comes.


class Reader:
    """Bytes that are taken from the front, and the offset of the record that they belong to."""

    def __init__(self, data):
        self.left = data
        self.size = len(data)
        self.record = 0

    def refuse(self, reason):
        raise ValueError(f"{reason} at {self.record}")

    def take(self, count):
        """The next bytes. There are exactly so many, or the record is cut off."""
        taken, self.left = self.left[:count], self.left[count:]
        return taken if len(taken) == count else self.refuse("cut off")

    def next_record(self):
        self.record = self.size - len(self.left)
        kind, length = self.take(2)
        return kind, self.take(length)


class Sensor:
    """What a file has said so far."""

    def __init__(self, reader):
        self.reader = reader
        self.readings = []
        self.named = {}
        self.waiting = set()

    def add(self, value):
        """A reading, which gets the numbers that wait for one."""
        self.readings.append(value)
        self.named.update(dict.fromkeys(self.waiting, value))
        self.waiting.clear()

    def mean(self, body):
        self.add(average(body))

    def mark(self, body):
        self.waiting.add(self.number(body))

    def repeat(self, body):
        number = self.number(body)
        if number in self.waiting:
            self.reader.refuse("nothing marked")
        self.add(self.named[number] if number in self.named else self.reader.refuse("unknown mark"))

    def number(self, body):
        return body[0] if body else self.reader.refuse("empty body")


def average(body):
    """The average, rounded down; None for a silence."""
    return divmod(sum(body), len(body))[0] if body else None


def parse(data):
    """The readings of a sensor's file."""
    reader = Reader(data)
    if not data.startswith(b"RD"):
        raise ValueError("bad magic")
    reader.take(2)
    sensor = Sensor(reader)
    actions = {1: sensor.mean, 2: sensor.mark, 3: sensor.repeat}
    while reader.left:
        kind, body = reader.next_record()
        actions.get(kind, lambda body: reader.refuse("unknown kind"))(body)
    return sensor.readings


def read_files(files):
    """What each file leads to, given as hex digits. Leave this function as it is."""
    results = []
    for digits in files:
        try:
            results.append(parse(bytes.fromhex(digits)))
        except ValueError as error:
            results.append(f"refused: {error}")
    return results
