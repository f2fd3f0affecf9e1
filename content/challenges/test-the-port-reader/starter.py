import sys


def run_tests(read_port):
    """Claim what every right version does."""
    assert read_port("22") == 22


# This part reads a version of the function and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["read_port"])
except Exception:
    print("caught")
else:
    print("passes")
