import sys


def run_tests(is_allowed):
    """Claim what every right version of the filter answers."""
    # Port 443 is open to everyone. A claim on each side says where that ends.
    assert is_allowed("10.20.0.7", 443)
    assert not is_allowed("10.20.0.7", 444)
    # Each edge of the range takes two claims: the last port inside and the first one outside.
    assert is_allowed("10.20.0.7", 8000)
    assert is_allowed("10.20.0.7", 8009)
    assert not is_allowed("10.20.0.7", 7999)
    assert not is_allowed("10.20.0.7", 8010)


# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
