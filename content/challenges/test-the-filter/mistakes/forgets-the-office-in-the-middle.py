# advice: A version that looks for "10.20." anywhere in the address gets past you: no stranger of yours has it in the middle. Which address in the brief does?
# look: 07-the-office-anywhere-in-the-address
import sys


def run_tests(is_allowed):
    """Claim what every right version of the filter answers."""
    office = "10.20.0.7"
    strangers = ["192.0.2.20", "10.200.0.7", "172.16.0.1"]
    assert is_allowed(office, 443)
    for stranger in strangers:
        assert is_allowed(stranger, 443)
    for port in range(8000, 8010):
        assert is_allowed(office, port)
        for stranger in strangers:
            assert not is_allowed(stranger, port)
    for port in [0, 22, 80, 442, 444, 7999, 8010, 8080, 65535]:
        assert not is_allowed(office, port)
        for stranger in strangers:
            assert not is_allowed(stranger, port)


# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
