# advice: You claim that 80 and 8080 are closed, but a version that opens 444 gets past `run_tests`. Which ports does a small slip open first?
# look: 14-port-444-as-well
import sys


def run_tests(is_allowed):
    assert is_allowed("192.0.2.20", 443)
    assert is_allowed("10.20.0.7", 443)
    assert is_allowed("10.20.0.7", 8000)
    assert is_allowed("10.20.0.7", 8009)
    assert not is_allowed("10.20.0.7", 7999)
    assert not is_allowed("10.20.0.7", 8010)
    assert not is_allowed("192.0.2.20", 8000)
    assert not is_allowed("10.200.0.7", 8000)
    assert not is_allowed("10.10.20.7", 8000)
    assert not is_allowed("192.0.2.20", 80)
    assert not is_allowed("10.20.0.7", 80)
    assert not is_allowed("10.20.0.7", 8080)
    assert not is_allowed("192.0.2.20", 8080)


# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
