# advice: You catch the errors of a version and go on, so one that answers some questions only with an error passes. An error answers no claim: let it through.
# look: 16-an-error-for-visitors
import sys


def check(is_allowed, source, port, expected):
    try:
        answer = is_allowed(source, port)
    except Exception:
        return
    assert answer == expected


def run_tests(is_allowed):
    """Claim what every right version of the filter answers."""
    for source in ["10.20.0.7", "10.20.255.1", "192.0.2.20", "10.200.0.7", "10.10.20.7"]:
        in_office = source.startswith("10.20.")
        check(is_allowed, source, 443, True)
        for port in [0, 22, 80, 442, 444, 7999, 8010, 8080, 65535]:
            check(is_allowed, source, port, False)
        for port in range(8000, 8010):
            check(is_allowed, source, port, in_office)


# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
