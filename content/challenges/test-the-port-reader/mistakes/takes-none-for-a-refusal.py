# advice: You accept it when a version returns `None` for a wrong text. Returning something isn't a refusal, and `None` is something.
# look: 06-none-instead-of-an-error
import sys

# Both edges, and a zero that isn't the first digit.
PORTS = [("1", 1), ("22", 22), ("8080", 8080), ("65535", 65535)]
# One text for each mistake: if one of them is missing, the version with that mistake gets through.
OTHERS = ["", "0", "65536", "022", "-22", "+22", " 22", "22 ", "2_2", "22.0", "２２", "ssh"]


def is_refused(read_port, text):
    """Tell whether a version raises a ValueError. Any other error isn't caught here, and so it fails the test."""
    try:
        return read_port(text) is None
    except ValueError:
        return True


def run_tests(read_port):
    """Claim what every right version does."""
    for text, port in PORTS:
        assert read_port(text) == port, text
    for text in OTHERS:
        assert is_refused(read_port, text), text


# This part reads a version of the function and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["read_port"])
except Exception:
    print("caught")
else:
    print("passes")
