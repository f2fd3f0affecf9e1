def read_event(line):
    """Return host and port of an event; raise ValueError if it is malformed."""
    host, port = line.split()
    number = int(port)
    if not 0 <= number <= 65535:
        raise ValueError(f"no such port: {number}")
    return host, number


lines = ["192.0.2.20 443", "192.0.2.25 25", "192.0.2.30", "192.0.2.31 ssh", "192.0.2.40 99999"]
good = []
for number, line in enumerate(lines, 1):
    try:
        good.append(read_event(line))
    except ValueError as problem:
        print(f"line {number}: {problem}")

for host, port in good:
    print("event:", host, port)
