# advice: With `--ports` given twice, you keep the ports of both: 1 to 9 are still there. The last one counts, and that's what `argparse` does by itself.
# look: 27-an-option-twice
from argparse import ArgumentParser

HOSTS = ["192.0.2.20", "192.0.2.30", "relay.saltmarsh.test"]


def port_from(text):
    """Return a port as an integer."""
    if not text.isdigit():
        raise ValueError("a port has digits alone")
    port = int(text)
    if not 1 <= port <= 65535:
        raise ValueError("a port is between 1 and 65535")
    return port


def ports_from(text):
    """Return the ports of a text such as 20-25,80, in ascending order."""
    ports = set()
    for part in text.split(","):
        ends = [port_from(end) for end in part.split("-")]
        if len(ends) > 2 or ends[0] > ends[-1]:
            raise ValueError("a range has two ends, the smaller one first")
        ports.update(range(ends[0], ends[-1] + 1))
    return sorted(ports)


def timeout_from(text):
    """Return a timeout in seconds."""
    seconds = float(text)
    if not 0 < seconds <= 10:
        raise ValueError("a timeout is above 0 and at most 10")
    return seconds


def scan_options(words):
    """Return the options of a scan, or None if the words aren't allowed."""
    parser = ArgumentParser(description="Scans the ports of one host.", allow_abbrev=False)
    parser.add_argument("target", choices=HOSTS)
    parser.add_argument("--ports", type=ports_from, action="extend")
    parser.add_argument("--timeout", type=timeout_from, default=2.0)
    parser.add_argument("--open-only", action="store_true")
    try:
        options = parser.parse_args(words)
    except SystemExit:
        return None
    return {
        "target": options.target,
        "ports": sorted(set(options.ports or [22, 80, 443])),
        "timeout": options.timeout,
        "open_only": options.open_only,
    }
