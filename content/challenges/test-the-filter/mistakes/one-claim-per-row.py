# advice: You have one claim or two per row of the table, and many versions still pass. Ask for 443 as the office, for the ports beside each edge, and for the range as `10.10.20.7`.
# look: 07-the-office-anywhere-in-the-address
import sys


def run_tests(is_allowed):
    """Claim what every right version of the filter answers."""
    assert is_allowed("192.0.2.20", 443)
    assert is_allowed("10.20.0.7", 8000)
    assert is_allowed("10.20.0.7", 8009)
    assert not is_allowed("192.0.2.20", 8000)

# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
