from argparse import ArgumentParser

HOSTS = ["192.0.2.20", "192.0.2.30", "relay.saltmarsh.test"]


def scan_options(words):
    """Return the options of a scan, or None if the words aren't allowed."""
    parser = ArgumentParser(description="Scans the ports of one host.")
    parser.add_argument("target")
    parser.add_argument("--timeout", default=2.0)
    options = parser.parse_args(words)
    return {"target": options.target, "ports": [22, 80, 443], "timeout": options.timeout, "open_only": False}
