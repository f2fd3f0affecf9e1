# title: Read first, check afterwards
# why: argparse only reads the words, and all rules stand together in one function, as questions with the answer yes or no. A wrong text never becomes an error of its own.
from argparse import ArgumentParser

HOSTS = ["192.0.2.20", "192.0.2.30", "relay.saltmarsh.test"]


def is_fine(options, ranges):
    if options.target not in HOSTS or not 0 < options.timeout <= 10:
        return False
    if any(len(ends) > 2 for ends in ranges):
        return False
    if not all(end.isdigit() and 1 <= int(end) <= 65535 for ends in ranges for end in ends):
        return False
    return all(int(ends[0]) <= int(ends[-1]) for ends in ranges)


def scan_options(words):
    """Return the options of a scan, or None if the words aren't allowed."""
    parser = ArgumentParser(allow_abbrev=False)
    for name, settings in {
        "target": {},
        "--ports": {"default": "22,80,443"},
        "--timeout": {"type": float, "default": 2.0},
        "--open-only": {"action": "store_true"},
    }.items():
        parser.add_argument(name, **settings)
    try:
        options = parser.parse_args(words)
    except SystemExit:
        return None
    ranges = [part.split("-") for part in options.ports.split(",")]
    if not is_fine(options, ranges):
        return None
    found = vars(options)
    found["ports"] = [
        port for port in range(1, 65536) if any(int(ends[0]) <= port <= int(ends[-1]) for ends in ranges)
    ]
    return found
