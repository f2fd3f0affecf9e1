# advice: You only claim that strangers are refused between 8000 and 8009. Which ports, such as 444 or 8010, have to stay closed for everyone, the office included?
# look: 08-the-office-on-every-port
import sys


def run_tests(is_allowed):
    assert is_allowed("192.0.2.20", 443)
    assert is_allowed("10.20.0.7", 443)
    assert is_allowed("10.20.0.7", 8000)
    assert is_allowed("10.20.0.7", 8009)
    assert not is_allowed("192.0.2.20", 8000)
    assert not is_allowed("10.200.0.7", 8000)
    assert not is_allowed("10.10.20.7", 8000)


# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
