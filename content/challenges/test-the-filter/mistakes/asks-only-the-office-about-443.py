# advice: Only the office is asked about 443, so a version that shuts visitors out passes. The table says "everyone".
# look: 05-visitors-without-443
import sys


def run_tests(is_allowed):
    """Claim what every right version of the filter answers."""
    office = "10.20.4.4"
    visitors = ["192.0.2.20", "10.200.0.7", "10.10.20.7"]

    assert is_allowed(office, 443)
    assert not is_allowed(office, 442)
    assert not is_allowed(office, 444)
    assert not is_allowed(office, 7999)
    assert not is_allowed(office, 8010)
    assert not is_allowed(office, 22)
    for port in range(8000, 8010):
        assert is_allowed(office, port)

    for visitor in visitors:
        for port in [22, 80, 442, 444, 7999, 8010] + list(range(8000, 8010)):
            assert not is_allowed(visitor, port)


# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
